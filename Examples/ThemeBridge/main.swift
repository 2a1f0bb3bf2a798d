// One theme value, from a window scene through imperative nodes into declarative cells, and from a declarative view
// into an imperative controller: set, changed, toggled and removed. By hand, as a tree of values, or as pictures.
import DeclarativeUI
import Pictures

// With `--tour` or another option for pictures it goes through the changes by itself; else they are yours.
if !PictureOptions.wantsTour(CommandLine.arguments) { BridgeAppDelegate.main() }

let options = PictureOptions.read()
let printer = Printer(plain: options.isPlain)
let sheet = PictureSheet(options)

let scene = options.scene(CGSize(width: 240, height: 192))
let window = UIWindow(windowScene: scene)
let gallery = GalleryController()
window.rootViewController = gallery
window.makeKeyAndVisible()

@MainActor func show(_ step: String, _ change: () -> Void = {}) {
    change()
    window.layoutIfNeeded()
    if options.wantsPictures { return sheet.add(step, window) }
    printer.show(step, MixedTree(below: scene, showing: ThemeKey.self, and: ThemeTrait.self))
    printer.titles(of: gallery)
}

show("Nothing set")
show("The scene is set to monochrome") { scene.traitOverrides.theme = .monochrome }
show("The settings view is set to bold") { gallery.settings.rootView.model.theme = .bold }
show("The second cell is toggled to pastel") { gallery.toggleTheme(.pastel, ofCell: 1) }
show("The scene changes to bold") { scene.traitOverrides.theme = .bold }
show("The second cell is toggled back") { gallery.toggleTheme(.pastel, ofCell: 1) }
show("The scene's override is removed") { scene.traitOverrides.remove(ThemeTrait.self) }
sheet.finish()
