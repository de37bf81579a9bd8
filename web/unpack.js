// What Python is started with, when the site is built and in the reader's browser.
export const env = { JUPYTER_WIDGETS_ECHO: "0", HOME: "/home/pyodide", PYDANTIC_DISABLE_PLUGINS: "__all__" };

// Puts the files of a pack where Python finds them. A pack is the length of its list, the list, and the files in a row.
export const PLACE = "/lib/python3.14/site-packages";

export function unpack(fs, pack) {
  const length = new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
  const files = JSON.parse(new TextDecoder().decode(pack.subarray(4, 4 + length)));
  let at = 4 + length, there = "";
  for (const [name, size] of files) {
    const file = `${PLACE}/${name}`, folder = file.slice(0, file.lastIndexOf("/"));
    if (folder !== there) fs.mkdirTree(there = folder);
    fs.writeFile(file, pack.subarray(at, at += size), { canOwn: true });
  }
}
