// History

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
