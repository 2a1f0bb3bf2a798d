import Drawing
import Foundation
import ImperativeUI

/// The hosting controller of one tab of a tab view.
///
/// Its views are in the environment of the place where the tab was declared.
final class TabPageController: UIHostingController<TabPageContent> {
    init(_ content: ListedContent) {
        super.init(rootView: TabPageContent(content: content))
        inheritWhileCovered()
    }

    override var setsEditMode: Bool { false }

    required init?(coder: NSCoder) {
        fatalError("A page of a tab view cannot come from an archive.")
    }

    /// Shows what a tab says about itself in the bar.
    func show(_ entry: TabEntry) {
        guard let item = tabBarItem else { return }
        item.title = entry.label?.title?.string
        shownImage = entry.label?.image
        item.badgeValue = entry.badge?.string
    }

    private var shownImage: Image? {
        didSet { if shownImage != oldValue { tabBarItem.image = shownImage?.platformImage } }
    }
}

/// What a tab shows.
struct TabPageContent: View {
    let content: ListedContent

    var body: some View { content }
}

extension Image {
    /// The image in the imperative world; `nil` for one that is missing.
    @MainActor fileprivate var platformImage: UIImage? {
        switch source {
        case .symbol(let name, let value):
            // Bars of tabs show what can be filled as filled.
            let filled = Symbol.named(name, variant: SymbolVariant(isFilled: true))?.name ?? name
            return value.map { UIImage(systemName: filled, variableValue: $0) } ?? UIImage(systemName: filled)
        case .dynamic(let image):
            if let platform = image.base as? PlatformImage { return platform.image }
            return (image.base as? NamedImage).flatMap { UIImage(named: $0.name, in: $0.bundle, with: nil) }
        }
    }
}
