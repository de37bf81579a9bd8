onmessage = ({ source, data }) => {
  if (source !== parent || !data.parts) return;
  onmessage = null;
  self.given = data;
  self.handed = {};
  for (const [name, part] of Object.entries(data.parts)) handed[name] = URL.createObjectURL(part);
  for (const text of data.styles) document.head.append(Object.assign(document.createElement("style"), { textContent: text }));
  document.head.append(Object.assign(document.createElement("script"), { src: handed["frame.js"] }));
};
