#if canImport(UIKit)
    import SwiftUI
    import UIKit

    /// The page's background follows the theme.
    private let pageColor = UIColor { traits in
        switch traits.readingTheme {
        case .paper: .white
        case .sepia: .brown
        case .night: .black
        }
    }

    /// A shelf: a spine in UIKit, a cell with SwiftUI content, and a SwiftUI list below.
    final class ShelfViewController: UIViewController {
        private let spine = SpineView()
        private let cell = UICollectionViewCell()
        private let list = UIHostingController(rootView: BookList(books: Book.samples))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = pageColor
            view.addSubview(spine)

            cell.contentConfiguration = UIHostingConfiguration { BookRow(book: Book.samples[0], place: "cell") }
            view.addSubview(cell)

            addChild(list)
            view.addSubview(list.view)
            list.didMove(toParent: self)

            registerForTraitChanges([ReadingThemeTrait.self]) { (self: Self, previous: UITraitCollection) in
                print("shelf: \(previous.readingTheme) became \(self.traitCollection.readingTheme)")
            }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let width = view.bounds.width
            spine.frame = CGRect(x: 0, y: 0, width: width, height: 44)
            cell.frame = CGRect(x: 0, y: 44, width: width, height: 56)
            list.view.frame = CGRect(x: 0, y: 100, width: width, height: view.bounds.height - 100)
        }

        /// How bright the background is with the current traits, 0 to 1.
        var pageBrightness: CGFloat {
            var brightness: CGFloat = 0
            pageColor.resolvedColor(with: traitCollection)
                .getHue(nil, saturation: nil, brightness: &brightness, alpha: nil)
            return brightness
        }
    }

    /// Shows the theme's name; asks for a layout when it changes.
    final class SpineView: UIView {
        private(set) var title = ""

        override init(frame: CGRect) {
            super.init(frame: frame)
            registerForTraitChanges([ReadingThemeTrait.self]) { (self: Self, _: UITraitCollection) in
                self.setNeedsLayout()
            }
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            title = "Bookshelf, \(traitCollection.readingTheme)"
            print("spine: \(title)")
        }
    }
#endif
