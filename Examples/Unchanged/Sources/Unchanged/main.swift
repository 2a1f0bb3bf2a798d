import SwiftUI
import UIKit

extension UIView {
    func descendants<V: UIView>(as type: V.Type) -> [V] {
        subviews.flatMap { ($0 as? V).map { [$0] } ?? $0.descendants(as: type) }
    }
}

extension UIViewController {
    var descendants: [UIViewController] { children.flatMap { [$0] + $0.descendants } }
}

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
let shelf = ShelfViewController()
window.rootViewController = shelf
window.makeKeyAndVisible()

print("-- the first layout")
window.layoutIfNeeded()
print("page brightness: \(shelf.pageBrightness)")

print("-- the window overrides the theme")
window.traitOverrides.readingTheme = .sepia
window.layoutIfNeeded()
print("page brightness: \(shelf.pageBrightness)")

print("-- a page is turned in UIKit, counted in SwiftUI")
for turner in window.descendants(as: PageTurnerView.self) { turner.turn() }
window.layoutIfNeeded()

print("-- a controller inside of SwiftUI inside of UIKit")
for case let reader as ReaderViewController in shelf.descendants {
    print("title: \(reader.title ?? "none")")
}

print("-- the override is removed")
window.traitOverrides.remove(ReadingThemeTrait.self)
window.layoutIfNeeded()
print("VoiceOver: \(UIAccessibility.isVoiceOverRunning)")
