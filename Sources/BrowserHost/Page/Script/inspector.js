// The inspector

const [panel, opener, nodeList, valueList, runList, explanation, filter, pickButton] =
  ['inspector', 'inspect', 'nodes', 'values', 'runs', 'explanation', 'filter', 'picking'].map(byId);
const spot = page.appendChild(make('div', '', { id: 'inspected', hidden: true }));
let nodes = [];
let selection = { id: 0, path: '', values: [] };
let isPicking = false;

const ask = (action, more) => send({ kind: 'inspect', action, ...more });

// Marks the node that the pointer is over, until another one is marked.
function markNode(action, more) {
  spot.classList.toggle('marked', more.node !== 0);
  ask(action, more);
}

function showPanel(isShown) {
  panel.hidden = !isShown;
  opener.hidden = isShown;
  document.body.classList.toggle('inspecting', isShown);
  storage.set('inspector', isShown ? 'open' : 'closed');
  if (!isShown) {
    pick(false);
    spot.hidden = true;
  }
  ask(isShown ? 'open' : 'close');
  tellTraits();
}

function inspect(update) {
  if (panel.hidden) return;
  if (update.nodes) changeNodes(update.nodes);
  if (update.selection) {
    const isOther = update.selection.id !== selection.id;
    selection = update.selection;
    byId('name').textContent = selection.id ? nodes.find((data) => data.id === selection.id)?.name : 'Nothing is selected';
    byId('path').textContent = selection.path;
    byId('path').scrollTop = byId('path').scrollHeight;
    markSelected();
    if (isOther) revealSelected();
    showValues();
  }
  if (update.explanation) {
    explanation.hidden = update.explanation.length === 0;
    explanation.replaceChildren(...update.explanation.map(explained));
    if (!explanation.hidden) explanation.scrollIntoView({ block: 'nearest' });
  }
  if (update.runs) runList.replaceChildren(...update.runs.map(run));
  if (update.mark) cover(spot, update.mark);
}

function changeNodes(change) {
  if (change.isWhole) {
    nodes = [];
    nodeList.replaceChildren();
  }
  const rows = change.nodes.map((data) => {
    const row = make('div', data.name, { id: 'i' + data.id });
    row.setAttribute('role', 'treeitem');
    row.setAttribute('aria-level', data.depth + 1);
    row.setAttribute('aria-selected', 'false');
    row.classList.toggle('declarative', data.isDeclarative);
    if (data.writes) row.append(make('span', 'sets ' + data.writes));
    return row;
  });
  for (const data of nodes.splice(change.start, change.count, ...change.nodes)) byId('i' + data.id)?.remove();
  const next = nodes[change.start + rows.length];
  const before = next ? byId('i' + next.id) : null;
  for (const row of rows) nodeList.insertBefore(row, before);
  indent();
  markSelected();
}

// Nodes below one that has several are further in than an only one.
function indent() {
  const around = [];
  const counts = [];
  for (const { depth } of nodes) {
    around.length = depth;
    if (depth > 0) counts[around[depth - 1]] += 1;
    around.push(counts.push(0) - 1);
  }
  const places = [];
  nodes.forEach(({ id, depth }, index) => {
    places.length = depth + 1;
    around[depth] = index;
    places[depth] = depth === 0 ? 12 : places[depth - 1] + (counts[around[depth - 1]] > 1 ? 14 : 3);
    byId('i' + id).style.paddingLeft = places[depth] + 'px';
  });
}

function revealSelected() {
  const row = byId('i' + selection.id);
  if (!row) return;
  row.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  nodeList.scrollLeft = Math.max(0, parseFloat(row.style.paddingLeft) - 60);
}

function markSelected() {
  nodeList.querySelector('[aria-selected=true]')?.setAttribute('aria-selected', 'false');
  const row = byId('i' + selection.id);
  setOrRemove(nodeList, 'aria-activedescendant', row ? row.id : '');
  row?.setAttribute('aria-selected', 'true');
}

function showValues() {
  const words = filter.value.toLowerCase();
  const shown = selection.values.filter((value) => value.name.toLowerCase().includes(words));
  // The focus stays in its row.
  const used = valueList.contains(document.activeElement) ? document.activeElement : null;
  const [key, index] = used ? [used.parentNode.dataset.key, [...used.parentNode.children].indexOf(used)] : [];
  valueList.replaceChildren(...shown.map(valueRow));
  if (used) valueList.querySelector(`[data-key="${key}"]`)?.children[index]?.focus();
}

function valueRow(value) {
  const row = make('div');
  row.dataset.key = value.key;
  row.classList.toggle('here', value.isSetHere);
  row.classList.toggle('environment', !value.isTrait);
  const name = make('button', value.name, { type: 'button', title: 'Explain ' + value.name });
  name.onclick = () => ask('explain', { key: value.key });
  row.append(name, editor(value));
  if (value.isOverride) {
    const restore = make('button', 'Restore', { type: 'button' });
    restore.onclick = () => ask('restore', { key: value.key });
    row.append(restore);
  }
  return row;
}

function editor(value) {
  if (!value.choices && !value.isText) return make('output', value.value);
  const field = make(value.choices ? 'select' : 'input', '', { ariaLabel: value.name });
  if (value.choices) field.append(...value.choices.map((choice) => make('option', choice)));
  field.value = value.value;
  field.onchange = () => {
    ask('override', { key: value.key, text: field.value });
    // What is no value changes nothing.
    field.value = value.value;
  };
  return field;
}

// Of a path, only its end is shown; all of it, where the pointer rests.
const innermost = (line) => line.replace(/(?:\S+ > )+/g, '');

function explained(line) {
  const row = make('div', innermost(line.trim()), { title: line.trim() });
  row.style.paddingLeft = 1 + (line.length - line.trimStart().length) / 2 + 'em';
  return row;
}

function run(data) {
  const times = data.count > 1 ? ', ' + data.count + ' times' : '';
  const item = make('li', data.name + ': ' + data.role + times, { title: data.place });
  for (const cause of data.causes) item.append(make('small', innermost(cause.trim()), { title: cause.trim() }));
  return item;
}

function pick(isOn) {
  isPicking = isOn;
  pickButton.setAttribute('aria-pressed', isOn);
  if (!isOn) markNode('mark', { node: 0 });
}

nodeList.addEventListener('click', (event) => {
  const row = event.target.closest('[role=treeitem]');
  if (row) ask('select', { node: Number(row.id.slice(1)) });
});
nodeList.addEventListener('pointerover', (event) => {
  const row = event.target.closest('[role=treeitem]');
  if (row) markNode('mark', { node: Number(row.id.slice(1)) });
});
nodeList.addEventListener('pointerleave', () => markNode('mark', { node: 0 }));
nodeList.addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || nodes.length === 0) return;
  event.preventDefault();
  const index = nodes.findIndex((data) => data.id === selection.id);
  const next = nodes[Math.min(Math.max(index + step, 0), nodes.length - 1)];
  ask('select', { node: next.id });
});
filter.addEventListener('input', showValues);
opener.addEventListener('click', () => showPanel(true));
byId('leave').addEventListener('click', () => showPanel(false));
byId('restore').addEventListener('click', () => ask('restoreAll'));
pickButton.addEventListener('click', () => pick(!isPicking));

// While something is pointed at, the application is told of no pointer.
for (const name of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'pointerleave']) {
  page.addEventListener(name, (event) => {
    if (!isPicking) return;
    event.stopImmediatePropagation();
    const place = { x: event.clientX, y: event.clientY };
    if (name === 'pointermove') markNode('look', place);
    if (name === 'pointerdown') {
      event.preventDefault();
      ask('pick', place);
    }
    if (name === 'pointerup') pick(false);
  }, true);
}

connected.push(() => { if (!panel.hidden) showPanel(true); });
showPanel((storage.get('inspector') ?? (innerWidth > 800 ? 'open' : 'closed')) === 'open');
