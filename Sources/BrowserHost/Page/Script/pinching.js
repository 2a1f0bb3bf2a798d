// Two fingers, on a screen or a trackpad

const fingers = new Map();
let pinch = null;
// The pointers that were part of a pinch stay out of everything else until all are up.
let isAfterPinch = false;

const isPinching = () => pinch !== null || isAfterPinch;

function sendPinch(phase) {
  if (pinch) send({ kind: 'pinch', phase, x: pinch.x, y: pinch.y, scale: pinch.scale, rotation: pinch.rotation });
}

const pinches = perPicture(() => sendPinch('changed'));

// How two fingers stand: between which point, how far apart, and at which angle.
function stance() {
  const [one, other] = [...fingers.values()];
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, distance: Math.hypot(dx, dy) || 1, angle: Math.atan2(dy, dx) };
}

function followFingers() {
  const now = stance();
  const turn = now.angle - pinch.angle;
  // The shorter way around, so that the sum counts whole turns.
  pinch.rotation += Math.atan2(Math.sin(turn), Math.cos(turn));
  Object.assign(pinch, { x: now.x, y: now.y, angle: now.angle, scale: now.distance / pinch.distance });
}

// These come before those of single pointers.
page.addEventListener('pointerdown', (event) => {
  if (event.pointerType !== 'touch') return;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  if (fingers.size === 2 && !isPinching()) {
    moves.clear();
    send({ kind: 'pointer', phase: 'cancel', x: event.clientX, y: event.clientY });
    pinch = { ...stance(), scale: 1, rotation: 0 };
    sendPinch('began');
  }
}, { capture: true });
page.addEventListener('pointermove', (event) => {
  if (!fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  // A pinch on a trackpad has no distance.
  if (!pinch?.distance || fingers.size !== 2) return;
  followFingers();
  pinches.set(true);
}, { capture: true });
for (const [name, phase] of [['pointerup', 'ended'], ['pointercancel', 'cancelled']]) {
  page.addEventListener(name, (event) => {
    if (!fingers.delete(event.pointerId)) return;
    if (pinch) {
      sendPinch(phase);
      pinch = null;
      isAfterPinch = true;
    }
    // The last finger is not to be seen as a tap either.
    if (fingers.size === 0) setTimeout(() => { isAfterPinch = false; });
  }, { capture: true });
}

// Browsers tell of a pinch on a trackpad as of a wheel with Control, which is not down then. With the key, they zoom.
let isControlDown = false;
let wheelEnd = 0;
addEventListener('keydown', (event) => { isControlDown = event.ctrlKey; }, { capture: true });
addEventListener('keyup', (event) => { isControlDown = event.ctrlKey; }, { capture: true });

function pinchByWheel(event) {
  if (isControlDown) return;
  event.preventDefault();
  if (!pinch) {
    pinch = { x: event.clientX, y: event.clientY, scale: 1, rotation: 0 };
    sendPinch('began');
  }
  pinch.scale *= Math.exp(-event.deltaY / 100);
  sendPinch('changed');
  clearTimeout(wheelEnd);
  wheelEnd = setTimeout(() => {
    sendPinch('ended');
    pinch = null;
  }, 250);
}
