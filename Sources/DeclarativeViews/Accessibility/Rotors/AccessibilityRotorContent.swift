/// A type that represents entries of a rotor.
///
/// The entries are created when the user opens the rotor. A custom type composes its entries in `body`.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
    /// The type of the content that makes up the body.
    associatedtype Body: AccessibilityRotorContent

    /// The composition of the entries.
    @AccessibilityRotorContentBuilder var body: Body { get }
    /// Adds the entries to a list. Not for clients to implement.
    func _addEntries(to list: inout _RotorEntryList)
}

extension AccessibilityRotorContent {
    /// Adds the entries of the body. Not for clients to call.
    public func _addEntries(to list: inout _RotorEntryList) { body._addEntries(to: &list) }
}

extension AccessibilityRotorContent where Body == Never {
    /// The body, which a primitive rotor content type does not have.
    public var body: Never {
        fatalError("\(Self.self) has no body. Use it as an entry of a rotor; do not call its body.")
    }
}

extension Never: AccessibilityRotorContent {}

/// A list of rotor entries, in order. Not for clients.
public struct _RotorEntryList {
    var entries: [RotorEntry] = []
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
    /// Adds the entries to a list. Not for clients to call.
    public func _addEntries(to list: inout _RotorEntryList) { self?._addEntries(to: &list) }
}

extension _ConditionalContent: AccessibilityRotorContent
where TrueContent: AccessibilityRotorContent, FalseContent: AccessibilityRotorContent {
    /// Adds the entries to a list. Not for clients to call.
    public func _addEntries(to list: inout _RotorEntryList) {
        switch storage {
        case .trueContent(let content): content._addEntries(to: &list)
        case .falseContent(let content): content._addEntries(to: &list)
        }
    }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Creates a group of rotor entries.
    nonisolated public init(@AccessibilityRotorContentBuilder content: () -> Content) { self.content = content() }
    /// Adds the entries to a list. Not for clients to call.
    public func _addEntries(to list: inout _RotorEntryList) { content._addEntries(to: &list) }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Creates rotor entries for identifiable elements.
    nonisolated public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(
            data: data, content: content, elements: ElementRules(id: { $0.id }, subject: { $0 }), kind: .collection)
    }

    /// Creates rotor entries for elements, identified by a key path.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(
            data: data, content: content,
            elements: ElementRules(id: ElementRules<Data.Element, ID>.id(at: id), subject: { $0 }), kind: .collection)
    }

    /// Adds the entries to a list. Not for clients to call.
    public func _addEntries(to list: inout _RotorEntryList) {
        for element in data { content(element)._addEntries(to: &list) }
    }
}

/// Several rotor entries in order. Not for clients to name.
public struct TupleRotorContent<each Content: AccessibilityRotorContent> {
    fileprivate let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleRotorContent: AccessibilityRotorContent {
    /// The body, which a primitive rotor content type does not have.
    public typealias Body = Never
    /// Adds the entries to a list. Not for clients to call.
    public func _addEntries(to list: inout _RotorEntryList) {
        for content in repeat each content { content._addEntries(to: &list) }
    }
}

/// A result builder that composes rotor entries from a closure.
@resultBuilder public struct AccessibilityRotorContentBuilder {
    /// Returns rotor content unchanged.
    nonisolated public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
        content
    }

    /// Returns the content of a block with a single expression.
    nonisolated public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
        content
    }

    /// Combines several rotor entries into one.
    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> TupleRotorContent<repeat each Content> { TupleRotorContent(repeat each content) }

    /// Returns optional content from an `if` statement without an `else` branch.
    nonisolated public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? {
        content
    }

    /// Returns the content of the first branch of a condition.
    nonisolated public static func buildEither<
        TrueContent: AccessibilityRotorContent, FalseContent: AccessibilityRotorContent
    >(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent> {
        .init(storage: .trueContent(first))
    }

    /// Returns the content of the second branch of a condition.
    nonisolated public static func buildEither<
        TrueContent: AccessibilityRotorContent, FalseContent: AccessibilityRotorContent
    >(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent> {
        .init(storage: .falseContent(second))
    }

    /// Returns the content of a branch with limited availability.
    nonisolated public static func buildLimitedAvailability<Content: AccessibilityRotorContent>(
        _ content: Content
    ) -> Content { content }
}
