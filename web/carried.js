// A game in a link: its text, compressed, after the # that no server sees.
export const MOST = 60_000;  // characters of a game that a link carries

async function through(stream, bytes, most) {
  const parts = [], reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let length = 0, part; !(part = await reader.read()).done;) {
    if ((length += part.value.length) > most) throw new Error("too long");
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

export async function packed(text) {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text), Infinity);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

// The text of a link; a few bytes that would become a gigabyte are refused.
export async function unpacked(code) {
  const letters = atob(code.replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = await through(new DecompressionStream("deflate-raw"), Uint8Array.from(letters, (letter) => letter.charCodeAt()), 4 * MOST);
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  if (text.length > MOST) throw new Error("too long");
  return text;
}
