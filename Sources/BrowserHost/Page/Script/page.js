'use strict';
// The page of a scene: it shows the pictures it is sent, and sends what its reader does.

const SVG = 'http://www.w3.org/2000/svg';
const byId = (id) => document.getElementById(id);
const [page, picture, ring, tree, typing, notice] =
  ['page', 'picture', 'focus', 'elements', 'typing', 'notice'].map(byId);
function make(name, text, properties = {}) {
  const node = Object.assign(document.createElement(name), properties);
  if (text) node.textContent = text;
  return node;
}

// Calls an action with the latest of some values, once for each picture: more are not seen.
function perPicture(action) {
  let latest = null;
  const channel = {
    set(value) {
      if (latest === null) requestAnimationFrame(channel.flush);
      latest = value;
    },
    flush() {
      const value = latest;
      latest = null;
      if (value !== null) action(value);
    },
    clear() { latest = null; },
  };
  return channel;
}

const query = new URLSearchParams(location.search);

// WebKit shows blurred layers inside of SVG in wrong places; there, materials are colours alone.
const isWebKit = /AppleWebKit/.test(navigator.userAgent) && !/Chrom|Android/.test(navigator.userAgent);
page.classList.toggle('blurs', !isWebKit);

// What the page keeps when it is loaded again: among that the name of its scene. Private windows may keep nothing.
const storage = {
  get(name) { try { return sessionStorage.getItem(name); } catch { return null; } },
  set(name, value) { try { sessionStorage.setItem(name, value); } catch { /* See above. */ } },
};

// Called whenever the page is connected.
const connected = [];
