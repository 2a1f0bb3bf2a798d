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
