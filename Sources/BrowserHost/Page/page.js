'use strict';
// The page of a scene: it shows the pictures it is sent, and sends what its reader does.

const SVG = 'http://www.w3.org/2000/svg';
const byId = (id) => document.getElementById(id);
const [page, picture, ring, tree, typing, notice] =
  ['page', 'picture', 'focus', 'elements', 'typing', 'notice'].map(byId);
const query = new URLSearchParams(location.search);

// The scene of this page: also after it is loaded again. Another page with the same name gets a scene of its own.
const storage = {
  get scene() { try { return sessionStorage.getItem('scene'); } catch { return null; } },
  set scene(name) { try { sessionStorage.setItem('scene', name); } catch { /* Private windows may have none. */ } },
};

// MARK: The connection

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
      kind: 'hello', scene: query.get('scene') ?? storage.scene, page: pageName, open: query.get('open') ?? undefined,
      ...traits(),
    });
    query.delete('scene');
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
    storage.scene = message.scene;
    shownFrame = 0;
  }
  if (message.frame) show(message.frame);
  if (message.title !== undefined) document.title = message.title;
  if (message.language !== undefined) document.documentElement.lang = message.language || 'en';
  if (message.focus) mark(message.focus);
  if (message.isPointing !== undefined) page.classList.toggle('pointing', message.isPointing);
  if (message.canGoBack !== undefined) followHistory(message.canGoBack);
  if (message.input) edit(message.input);
  if (message.elements) describe(message.elements);
  if (message.copy !== undefined) navigator.clipboard?.writeText(message.copy).catch(() => say('Copying is not allowed.'));
  if (message.open) window.open(message.open, '_blank', 'noopener');
  if (message.window) {
    const address = new URL(location.href);
    address.searchParams.set('scene', message.window);
    if (!window.open(address)) say('A window was to be opened, and the browser did not let it.');
  }
  if (message.isInFront) window.focus();
}

// MARK: The picture

function show(frame) {
  if (frame.after === 0) {
    byId('library').replaceChildren();
    byId('n0').replaceChildren();
    tree.replaceChildren();
    elements = [];
  } else if (frame.after !== shownFrame) {
    shownFrame = 0;
    return send({ kind: 'redraw' });
  }
  if (frame.size) {
    picture.setAttribute('width', frame.size[0]);
    picture.setAttribute('height', frame.size[1]);
  }
  if (frame.background) page.style.background = frame.background;
  for (const [name, ...values] of frame.edits) edits[name](...values);
  shownFrame = frame.number;
  // A page that is slow to draw is sent fewer pictures, and always the latest.
  const shown = () => send({ kind: 'shown', frame: frame.number });
  if (document.hidden) shown(); else requestAnimationFrame(shown);
}

function parsed(markup) {
  const box = document.createElementNS(SVG, 'g');
  box.innerHTML = markup;
  const children = document.createDocumentFragment();
  children.append(...box.childNodes);
  return children;
}

function setOrRemove(element, name, value) {
  if (value === '' || value === undefined) element.removeAttribute(name); else element.setAttribute(name, value);
}

const edits = {
  define(markup) { byId('library').append(parsed(markup)); },
  replace(group, index, count, markup) {
    const element = byId('k' + group) ?? byId('n' + group);
    for (let left = count; left > 0; left -= 1) element.children[index].remove();
    element.insertBefore(parsed(markup), element.children[index] ?? null);
  },
  place(group, transform, opacity) {
    const element = byId('n' + group);
    setOrRemove(element, 'transform', transform);
    setOrRemove(element, 'opacity', opacity);
  },
  redefine(group, markup) { byId('n' + group).firstElementChild.replaceChildren(parsed(markup)); },
};

function mark(frame) {
  ring.hidden = frame.length === 0;
  const [left, top, width, height] = frame;
  Object.assign(ring.style, { left: left + 'px', top: top + 'px', width: width + 'px', height: height + 'px' });
}

// MARK: History

// While something leads back in the scene, the page has an entry more in the browser's history, for its button to leave.
let canGoBack = false;
let isLeavingEntry = false;

function followHistory(isPossible) {
  canGoBack = isPossible;
  const isInside = history.state?.isInside === true;
  if (isPossible && !isInside) history.pushState({ isInside: true }, '');
  if (!isPossible && isInside && !isLeavingEntry) {
    isLeavingEntry = true;
    history.back();
  }
}

addEventListener('popstate', () => {
  if (isLeavingEntry) {
    isLeavingEntry = false;
    // The way back may have come while the entry was left.
    return followHistory(canGoBack);
  }
  if (!canGoBack) return;
  // Another step may lead back after this one.
  history.pushState({ isInside: true }, '');
  send({ kind: 'back' });
});

// MARK: Assistive technologies

let elements = [];
let version = 0;

function describe(change) {
  version = change.version;
  const made = change.elements.map((data) => ({ data, node: element(data) }));
  elements.splice(change.start, change.count, ...made);
  // Each in the one around it, and where it is there.
  const around = [{ node: tree, data: { frame: [0, 0, 0, 0] } }];
  const children = new Map([[tree, []]]);
  elements.forEach(({ data, node }, index) => {
    around.length = Math.min(around.length, data.depth + 1);
    const parent = around[around.length - 1];
    children.get(parent.node).push(node);
    children.set(node, []);
    node.id = 'e' + index;
    node.style.left = data.frame[0] - parent.data.frame[0] + 'px';
    node.style.top = data.frame[1] - parent.data.frame[1] + 'px';
    around.push({ data, node });
  });
  for (const [node, own] of children) {
    const kept = [...node.children];
    if (kept.length !== own.length || own.some((child, index) => kept[index] !== child)) {
      const text = node.firstChild?.nodeType === Node.TEXT_NODE ? [node.firstChild] : [];
      node.replaceChildren(...text, ...own);
    }
  }
  for (const target of [page, typing]) setOrRemove(target, 'aria-activedescendant', change.focused < 0 ? '' : 'e' + change.focused);
}

function element(data) {
  const node = document.createElement('div');
  if (data.role) {
    node.setAttribute('role', data.role);
    if (data.label) node.setAttribute('aria-label', data.label);
    if (data.text !== undefined) node.textContent = data.text;
  } else {
    node.textContent = data.label;
  }
  for (const [name, value] of Object.entries(data.states)) node.setAttribute('aria-' + name, value);
  node.style.width = data.frame[2] + 'px';
  node.style.height = data.frame[3] + 'px';
  if (data.isUsable) node.tabIndex = -1;
  const use = (action, more) => {
    const index = elements.findIndex((known) => known.node === node);
    if (index >= 0) send({ kind: 'use', element: index, version, action, ...more });
  };
  // The reader's own clicks go to the picture; these are clicks by assistive technologies.
  node.addEventListener('click', (event) => {
    event.stopPropagation();
    if (data.isUsable) use('activate');
  });
  if (data.takesText) {
    node.contentEditable = 'plaintext-only';
    node.addEventListener('input', () => use('text', { text: node.textContent }));
  }
  return node;
}

// MARK: Pointers

const modifiers = (event) =>
  [['shift', event.shiftKey], ['control', event.ctrlKey], ['alt', event.altKey], ['meta', event.metaKey]]
    .filter(([, isDown]) => isDown).map(([name]) => name);

let move = null;
let isMoveDue = false;

function sendMove() {
  isMoveDue = false;
  if (move) send(move);
  move = null;
}

function point(phase, event) {
  return { kind: 'pointer', phase, x: event.clientX, y: event.clientY, button: event.button, modifiers: modifiers(event) };
}

page.addEventListener('pointerdown', (event) => {
  if (!event.isPrimary || event.button === 1) return;
  event.preventDefault();
  sendMove();
  page.setPointerCapture(event.pointerId);
  placeTyping(event.clientX, event.clientY);
  takeKeyboard();
  send(point('down', event));
});
page.addEventListener('pointermove', (event) => {
  if (!event.isPrimary) return;
  // One for each picture: more are not seen.
  move = point('move', event);
  if (!isMoveDue) requestAnimationFrame(sendMove);
  isMoveDue = true;
});
for (const [name, phase] of [['pointerup', 'up'], ['pointercancel', 'cancel']]) {
  page.addEventListener(name, (event) => {
    if (!event.isPrimary) return;
    sendMove();
    send(point(phase, event));
  });
}
page.addEventListener('pointerleave', (event) => {
  if (event.isPrimary && event.buttons === 0) send({ kind: 'pointer', phase: 'cancel', x: -1, y: -1 });
});
page.addEventListener('contextmenu', (event) => event.preventDefault());

let wheel = null;

page.addEventListener('wheel', (event) => {
  // With Control, the browser zooms.
  if (event.ctrlKey) return;
  event.preventDefault();
  const unit = [1, 16, innerHeight][event.deltaMode];
  if (!wheel) {
    wheel = { kind: 'wheel', dx: 0, dy: 0 };
    requestAnimationFrame(() => {
      sendMove();
      send(wheel);
      wheel = null;
    });
  }
  const isSideways = event.shiftKey && event.deltaX === 0;
  wheel.dx += unit * (isSideways ? event.deltaY : event.deltaX);
  wheel.dy += unit * (isSideways ? 0 : event.deltaY);
  [wheel.x, wheel.y] = [event.clientX, event.clientY];
}, { passive: false });

// MARK: Keys and text

let isEditing = false;

// The keys of the browser, which it keeps.
const keptWithCommand = new Set(['t', 'n', 'w', 'l', 'r', 'q', 'j', 'u', 'd', 'h', '0', '+', '-', '=', 'Tab', 'PageUp', 'PageDown']);
const kept = new Set(['F5', 'F6', 'F11', 'F12']);
const isMac = /Mac|iP(hone|ad|od)/.test(navigator.platform);

function isKept(event) {
  if (kept.has(event.key)) return true;
  const hasCommand = isMac ? event.metaKey : event.ctrlKey;
  if (event.altKey && ['ArrowLeft', 'ArrowRight', 'Home'].includes(event.key)) return true;
  // Pasting is an event of its own.
  return hasCommand && (keptWithCommand.has(event.key.toLowerCase()) || event.key.toLowerCase() === 'v');
}

function key(phase, event) {
  send({ kind: 'key', phase, code: event.code, text: event.key, modifiers: modifiers(event) });
}

function isComposed(event) {
  // On-screen keyboards and input methods tell of text, not of keys.
  return event.isComposing || event.keyCode === 229 || event.key === 'Dead' || event.key === 'Unidentified';
}

page.addEventListener('keydown', (event) => {
  if (isComposed(event) || isKept(event)) return;
  event.preventDefault();
  key(event.repeat ? 'repeat' : 'down', event);
});
page.addEventListener('keyup', (event) => {
  if (!isComposed(event) && !isKept(event)) key('up', event);
});

function sendTyped() {
  if (typing.value) send({ kind: 'text', text: typing.value });
  typing.value = '';
}

typing.addEventListener('compositionstart', () => typing.classList.add('composing'));
typing.addEventListener('compositionend', () => {
  typing.classList.remove('composing');
  sendTyped();
});
typing.addEventListener('input', (event) => { if (!event.isComposing) sendTyped(); });
typing.addEventListener('beforeinput', (event) => {
  const key = { deleteContentBackward: 'Backspace', deleteContentForward: 'Delete', insertLineBreak: 'Enter' }[event.inputType];
  if (!key || event.isComposing) return;
  event.preventDefault();
  for (const phase of ['down', 'up']) send({ kind: 'key', phase, code: key, text: key, modifiers: [] });
});
page.addEventListener('paste', (event) => {
  event.preventDefault();
  const text = event.clipboardData?.getData('text/plain');
  if (text) send({ kind: 'paste', text });
});

function placeTyping(x, y) {
  typing.style.left = Math.max(0, Math.min(x, innerWidth - 200)) + 'px';
  typing.style.top = Math.max(0, Math.min(y - 12, innerHeight - 24)) + 'px';
}

function takeKeyboard() {
  (isEditing ? typing : page).focus({ preventScroll: true });
}

function edit(input) {
  isEditing = input.isEditing;
  for (const name of ['inputmode', 'enterkeyhint', 'autocapitalize', 'autocomplete']) setOrRemove(typing, name, input[name]);
  if (document.hasFocus()) takeKeyboard();
}

// MARK: Traits

const settings = {
  dark: '(prefers-color-scheme: dark)', contrast: '(prefers-contrast: more)', gamut: '(color-gamut: p3)',
  touch: '(pointer: coarse)',
};
const queries = Object.fromEntries(Object.entries(settings).map(([name, text]) => [name, matchMedia(text)]));

function traits() {
  return {
    width: innerWidth, height: innerHeight, scale: devicePixelRatio, isDark: queries.dark.matches,
    hasMoreContrast: queries.contrast.matches, isWide: queries.gamut.matches, isTouched: queries.touch.matches,
    font: parseFloat(getComputedStyle(document.documentElement).fontSize) || 16, languages: [...navigator.languages],
    hasFocus: document.hasFocus(),
  };
}

let told = '';

function tellTraits() {
  const now = JSON.stringify(traits());
  if (now !== told) send({ kind: 'traits', ...JSON.parse(now) });
  told = now;
}

for (const query of Object.values(queries)) query.addEventListener('change', tellTraits);
addEventListener('resize', tellTraits);
addEventListener('languagechange', tellTraits);
addEventListener('focus', () => {
  send({ kind: 'focus', value: true });
  takeKeyboard();
});
addEventListener('blur', () => send({ kind: 'focus', value: false }));
document.addEventListener('visibilitychange', () => {
  send({ kind: 'visible', value: !document.hidden });
  if (!document.hidden) connect();
});
addEventListener('online', connect);
addEventListener('pagehide', () => send({ kind: 'leave' }));
addEventListener('pageshow', (event) => { if (event.persisted) connect(); });

connect();
page.focus({ preventScroll: true });
