/// A placeholder in a menu for elements that are provided once the menu is shown.
///
/// Until the elements are available, the menu shows that they are loading.
@MainActor @preconcurrency public final class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isKept: Bool
    private var kept: [UIMenuElement]?

    private init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isKept: Bool) {
        self.provider = provider
        self.isKept = isKept
        super.init(title: "", image: nil)
    }

    /// Creates an element whose provider is called once, when the menu is first shown.
    ///
    /// - Parameter elementProvider: A closure that passes the elements to its completion handler, immediately or
    ///   later.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(elementProvider, isKept: true)
    }

    /// Returns an element whose provider is called each time the menu is shown.
    ///
    /// - Parameter elementProvider: A closure that passes the elements to its completion handler, immediately or
    ///   later.
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
