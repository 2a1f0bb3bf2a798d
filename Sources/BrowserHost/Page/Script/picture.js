// The picture

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

// Lays a box over a frame of the picture; hides it for none.
function cover(box, frame) {
  box.hidden = frame.length === 0;
  const [left, top, width, height] = frame;
  Object.assign(box.style, { left: left + 'px', top: top + 'px', width: width + 'px', height: height + 'px' });
}
