// Assistive technologies

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
    // Older browsers know only texts with styles.
    try { node.contentEditable = 'plaintext-only'; } catch { node.contentEditable = 'true'; }
    node.addEventListener('input', () => use('text', { text: node.textContent }));
  }
  return node;
}

// A text that is announced twice is spoken twice, as it is another node each time.
function announce(text) {
  byId('announcements').replaceChildren(make('p', text));
}
