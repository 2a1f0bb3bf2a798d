// Files and texts that are dragged over the page

const filePart = 64 << 10;
const dropped = new Map();
let dropEffect = 'none';
let lastFile = 0;
const drags = perPicture(send);

const isOverPicture = (event) => !event.target.closest?.('aside');
const place = (phase, event, items) => ({ kind: 'drag', phase, x: event.clientX, y: event.clientY, items });
const draggedItem = (item) => ({ isFile: item.kind === 'file', type: item.type });

document.addEventListener('dragover', (event) => {
  if (!isOverPicture(event)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = dropEffect;
  drags.set(place('move', event, [...event.dataTransfer.items].map(draggedItem)));
});
document.addEventListener('dragleave', (event) => {
  if (event.relatedTarget) return;
  drags.clear();
  send(place('leave', event, []));
});
document.addEventListener('drop', async (event) => {
  if (!isOverPicture(event)) return;
  event.preventDefault();
  drags.clear();
  // The items are there only now, and texts come later.
  const items = [...event.dataTransfer.items].map(async (item) => {
    const told = draggedItem(item);
    if (!told.isFile) return { ...told, text: await new Promise((done) => item.getAsString(done)) };
    const file = item.getAsFile();
    if (!file) return told;
    lastFile += 1;
    dropped.set(lastFile, file);
    return { ...told, file: lastFile, name: file.name, size: file.size };
  });
  send(place('drop', event, await Promise.all(items)));
  for (const number of dropped.keys()) if (number <= lastFile - 100) dropped.delete(number);
});

// Sends a file in parts, which begin with its number, as fast as they can go.
async function sendFile(number) {
  const [file, open] = [dropped.get(number), socket];
  try {
    for (let start = 0; start === 0 || start < file.size; start += filePart) {
      const bytes = new Uint8Array(await file.slice(start, start + filePart).arrayBuffer());
      const message = new Uint8Array(bytes.length + 4);
      new DataView(message.buffer).setUint32(0, number);
      message.set(bytes, 4);
      while (open.bufferedAmount > 16 * filePart) await new Promise((done) => setTimeout(done, 10));
      if (open.readyState !== WebSocket.OPEN) return;
      open.send(message);
    }
  } catch {
    send({ kind: 'unreadable', file: number });
  }
}
