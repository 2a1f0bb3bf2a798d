// Pointers

const modifiers = (event) =>
  [['shift', event.shiftKey], ['control', event.ctrlKey], ['alt', event.altKey], ['meta', event.metaKey]]
    .filter(([, isDown]) => isDown).map(([name]) => name);

const moves = perPicture(send);

function point(phase, event) {
  return { kind: 'pointer', phase, x: event.clientX, y: event.clientY, button: event.button, modifiers: modifiers(event) };
}

page.addEventListener('pointerdown', (event) => {
  if (!event.isPrimary || event.button === 1 || isPinching()) return;
  event.preventDefault();
  page.classList.remove('keys');
  moves.flush();
  page.setPointerCapture(event.pointerId);
  placeTyping(event.clientX, event.clientY);
  takeKeyboard(true);
  send(point('down', event));
});
page.addEventListener('pointermove', (event) => {
  if (!event.isPrimary || isPinching()) return;
  moves.set(point('move', event));
});
for (const [name, phase] of [['pointerup', 'up'], ['pointercancel', 'cancel']]) {
  page.addEventListener(name, (event) => {
    if (!event.isPrimary || isPinching()) return;
    moves.flush();
    send(point(phase, event));
  });
}
page.addEventListener('pointerleave', (event) => {
  if (event.isPrimary && event.buttons === 0) send({ kind: 'pointer', phase: 'cancel', x: -1, y: -1 });
});
page.addEventListener('contextmenu', (event) => event.preventDefault());

let wheel = null;

page.addEventListener('wheel', (event) => {
  if (event.ctrlKey) return pinchByWheel(event);
  event.preventDefault();
  const unit = [1, 16, page.clientHeight][event.deltaMode];
  if (!wheel) {
    wheel = { kind: 'wheel', dx: 0, dy: 0 };
    requestAnimationFrame(() => {
      moves.flush();
      send(wheel);
      wheel = null;
    });
  }
  const isSideways = event.shiftKey && event.deltaX === 0;
  wheel.dx += unit * (isSideways ? event.deltaY : event.deltaX);
  wheel.dy += unit * (isSideways ? 0 : event.deltaY);
  [wheel.x, wheel.y] = [event.clientX, event.clientY];
}, { passive: false });
