// The widths of letters in the browser's faces

const measures = MEASURES;
const ruler = make('canvas').getContext('2d');

function width(face, text) {
  ruler.font = measures.fonts[face];
  ruler.fontKerning = 'none';
  return Math.round(ruler.measureText(text).width);
}

const faceWidths = () => measures.fonts.map((_, face) => width(face, measures.probe));

function measure({ letters, faces, texts }) {
  const allOf = (face) => measures.letters.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => width(face, String.fromCharCode(first + index))));
  send({ kind: 'measured', letters: letters.map(allOf), widths: texts.map((text, index) => width(faces[index], text)) });
}
