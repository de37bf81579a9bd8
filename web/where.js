// Where a part of the site lies: beside this script, or, in a frame that may ask no host, among what its page handed in.
const { handed } = self;
const BESIDE = handed ? "https://handed.invalid/" : new URL(".", import.meta.url).href;
export const at = (name) => handed?.[name] ?? new URL(name, BESIDE).href;
// What an address of a part stands for.
export const found = (address) => handed?.[String(address).replace(BESIDE, "")] ?? address;
