// A library of books: tabs, lists, forms, pages, and what is shown over them, in both worlds.
import DeclarativeUI
import Pictures

// With `--sheet FOLDER` it writes every control in every state, to be looked at.
if CommandLine.arguments.dropFirst().first == "--sheet" { ControlSheet.run(Array(CommandLine.arguments.dropFirst(2))) }

// With `--tour` or another option for pictures it goes through its pages by itself; else it is yours.
if !PictureOptions.wantsTour(CommandLine.arguments) { GalleryApp.main() }

let options = PictureOptions.read()
let sheet = PictureSheet(options)
let tour = GalleryTour(scene: options.scene(CGSize(width: 320, height: 560)))
for stop in GalleryTour.Stop.allCases {
    sheet.add(tour.go(to: stop), tour.window)
    if !options.wantsPictures { print(tour.lines.joined(separator: "\n"), terminator: "\n\n") }
}
sheet.finish()
