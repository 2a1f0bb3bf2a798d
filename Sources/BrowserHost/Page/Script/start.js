// The start, once all is there

connect();
page.focus({ preventScroll: true });
