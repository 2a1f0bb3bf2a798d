// Keys and text

let isEditing = false;

// The keys of the browser, which it keeps.
const keptWithCommand = new Set(['t', 'n', 'w', 'l', 'r', 'q', 'j', 'u', 'd', 'h', '0', '+', '-', '=', 'Tab', 'PageUp', 'PageDown']);
const kept = new Set(['F5', 'F6', 'F11', 'F12']);
// Keys that only change others are told with them.
const modifierKeys = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'Fn']);
const isMac = /Mac|iP(hone|ad|od)/.test(navigator.platform);

function isKept(event) {
  if (kept.has(event.key) || modifierKeys.has(event.key)) return true;
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
  page.classList.add('keys');
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

function copy(text) {
  const isRefused = () => say('The browser did not let the text be copied.');
  if (navigator.clipboard) return void navigator.clipboard.writeText(text).catch(isRefused);
  // Pages from other machines have no clipboard without encryption, but a selection can be copied.
  typing.value = text;
  typing.focus({ preventScroll: true });
  typing.select();
  if (!document.execCommand('copy')) isRefused();
  typing.value = '';
  takeKeyboard();
}

function placeTyping(x, y) {
  typing.style.left = Math.max(0, Math.min(x, page.clientWidth - 200)) + 'px';
  typing.style.top = Math.max(0, Math.min(y - 12, page.clientHeight - 24)) + 'px';
}

// Nothing takes the keys from a field of the inspector but its reader.
function takeKeyboard(isAsked = false) {
  if (!isAsked && document.activeElement?.closest('aside')) return;
  (isEditing ? typing : page).focus({ preventScroll: true });
}

function edit(input) {
  isEditing = input.isEditing;
  for (const name of ['inputmode', 'enterkeyhint', 'autocapitalize', 'autocomplete']) setOrRemove(typing, name, input[name]);
  if (document.hasFocus()) takeKeyboard();
}
