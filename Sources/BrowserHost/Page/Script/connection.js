// The connection

const pageName = crypto.getRandomValues(new Uint32Array(4)).join('-');
let socket = null;
let shownFrame = 0;
let isOver = false;
let attempts = 0;
let retry = 0;

function send(message) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function connect() {
  clearTimeout(retry);
  if (isOver || (socket && socket.readyState <= WebSocket.OPEN)) return;
  const address = 'ws://' + location.host + '/connection?token=' + encodeURIComponent(query.get('token') ?? '');
  socket = new WebSocket(address);
  socket.onopen = () => {
    attempts = 0;
    say('');
    send({
      kind: 'hello', scene: query.get('scene') ?? storage.get('scene'), page: pageName, open: query.get('open') ?? undefined,
      faces: faceWidths(), ...traits(),
    });
    query.delete('scene');
    for (const action of connected) action();
  };
  socket.onmessage = (event) => receive(JSON.parse(event.data));
  socket.onclose = (event) => {
    if (event.code >= 4000) return end(event.reason);
    attempts += 1;
    if (attempts > 1) say('The connection is lost. Trying again…');
    retry = setTimeout(connect, Math.min(250 * 2 ** attempts, 5000));
  };
}

function end(reason) {
  isOver = true;
  say(reason || 'The scene is closed.');
  window.close();
}

function say(text) {
  notice.textContent = text;
  notice.hidden = text === '';
}

function receive(message) {
  if (message.scene) {
    storage.set('scene', message.scene);
    shownFrame = 0;
  }
  if (message.frame) show(message.frame);
  if (message.title !== undefined) document.title = message.title;
  if (message.language !== undefined) document.documentElement.lang = message.language || 'en';
  if (message.focus) cover(ring, message.focus);
  if (message.isPointing !== undefined) page.classList.toggle('pointing', message.isPointing);
  if (message.canGoBack !== undefined) followHistory(message.canGoBack);
  if (message.input) edit(message.input);
  if (message.elements) describe(message.elements);
  if (message.copy !== undefined) copy(message.copy);
  if (message.measure) measure(message.measure);
  if (message.dropEffect) dropEffect = message.dropEffect;
  if (message.file) sendFile(message.file);
  if (message.announce) announce(message.announce);
  if (message.open) window.open(message.open, '_blank', 'noopener');
  if (message.window) {
    const address = new URL(location.href);
    address.searchParams.set('scene', message.window);
    if (!window.open(address)) say('A window was to be opened, and the browser did not let it.');
  }
  if (message.isInFront) window.focus();
  if (message.inspection) inspect(message.inspection);
}
