/// Stands in a menu for elements that become known once the menu is shown.
///
/// Until then the menu says that it loads them.
@MainActor @preconcurrency public final class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isKept: Bool
    private var kept: [UIMenuElement]?

    private init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isKept: Bool) {
        self.provider = provider
        self.isKept = isKept
        super.init(title: "", image: nil)
    }

    /// An element whose provider is asked when the menu is shown first, and once.
    ///
    /// - Parameter elementProvider: Calls what it is given with the elements, now or later.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(elementProvider, isKept: true)
    }

    /// Returns an element whose provider is asked each time the menu is shown.
    ///
    /// - Parameter elementProvider: Calls what it is given with the elements, now or later.
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider, isKept: false) }

    /// Asks for the elements, unless they are known.
    ///
    /// - Parameter take: Called with them, once.
    func load(_ take: @escaping ([UIMenuElement]) -> Void) {
        if let kept { return take(kept) }
        var isAnswered = false
        provider { [weak self] elements in
            if isAnswered { return }
            isAnswered = true
            if let self, isKept { kept = elements }
            take(elements)
        }
    }
}
