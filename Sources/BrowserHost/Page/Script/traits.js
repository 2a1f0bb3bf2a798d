// Traits

const settings = {
  dark: '(prefers-color-scheme: dark)', contrast: '(prefers-contrast: more)', gamut: '(color-gamut: p3)',
  touch: '(pointer: coarse)', motion: '(prefers-reduced-motion: reduce)',
  transparency: '(prefers-reduced-transparency: reduce)', inverted: '(inverted-colors: inverted)',
};
const queries = Object.fromEntries(Object.entries(settings).map(([name, text]) => [name, matchMedia(text)]));

function traits() {
  return {
    width: page.clientWidth, height: page.clientHeight, scale: devicePixelRatio, isDark: queries.dark.matches,
    hasMoreContrast: queries.contrast.matches, isWide: queries.gamut.matches, isTouched: queries.touch.matches,
    reducesMotion: queries.motion.matches, reducesTransparency: queries.transparency.matches,
    invertsColors: queries.inverted.matches,
    font: parseFloat(getComputedStyle(document.documentElement).fontSize) || 16, languages: [...navigator.languages],
    hasFocus: document.hasFocus(),
  };
}

let told = '';

function tellTraits() {
  const now = JSON.stringify(traits());
  if (now !== told) send({ kind: 'traits', ...JSON.parse(now) });
  told = now;
}

for (const query of Object.values(queries)) query.addEventListener('change', tellTraits);
addEventListener('resize', tellTraits);
addEventListener('languagechange', tellTraits);
addEventListener('focus', () => {
  send({ kind: 'focus', value: true });
  takeKeyboard();
});
addEventListener('blur', () => send({ kind: 'focus', value: false }));
document.addEventListener('visibilitychange', () => {
  send({ kind: 'visible', value: !document.hidden });
  if (!document.hidden) connect();
});
addEventListener('online', connect);
addEventListener('pagehide', () => send({ kind: 'leave' }));
addEventListener('pageshow', (event) => { if (event.persisted) connect(); });
