/// Entries of a rotor.
///
/// They are made when somebody asks for the rotor. A type of your own has a body made of entries.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
    /// The type of the entries it is made of.
    associatedtype Body: AccessibilityRotorContent

    /// The entries it is made of.
    @AccessibilityRotorContentBuilder var body: Body { get }
    /// Adds the entries to a list. Not for clients to implement.
    func _addEntries(to list: inout _RotorEntryList)
}

extension AccessibilityRotorContent {
    /// Adds the entries of the body. Not for clients to call.
    public func _addEntries(to list: inout _RotorEntryList) { body._addEntries(to: &list) }
}

extension AccessibilityRotorContent where Body == Never {
    /// Has no body.
    public var body: Never {
        fatalError("\(Self.self) has no body. Use it as an entry of a rotor; do not call its body.")
    }
}

extension Never: AccessibilityRotorContent {}

/// Entries of a rotor, in order. Not for clients.
public struct _RotorEntryList {
    var entries: [RotorEntry] = []
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
    /// Not for clients to call.
    public func _addEntries(to list: inout _RotorEntryList) { self?._addEntries(to: &list) }
}

extension _ConditionalContent: AccessibilityRotorContent
where TrueContent: AccessibilityRotorContent, FalseContent: AccessibilityRotorContent {
    /// Not for clients to call.
    public func _addEntries(to list: inout _RotorEntryList) {
        switch storage {
        case .trueContent(let content): content._addEntries(to: &list)
        case .falseContent(let content): content._addEntries(to: &list)
        }
    }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Makes a group of entries.
    nonisolated public init(@AccessibilityRotorContentBuilder content: () -> Content) { self.content = content() }
    /// Not for clients to call.
    public func _addEntries(to list: inout _RotorEntryList) { content._addEntries(to: &list) }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Makes entries for identifiable elements.
    nonisolated public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(
            data: data, content: content, elements: ElementRules(id: { $0.id }, subject: { $0 }), kind: .collection)
    }

    /// Makes entries for elements that are identified by one of their properties.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(
            data: data, content: content,
            elements: ElementRules(id: ElementRules<Data.Element, ID>.id(at: id), subject: { $0 }), kind: .collection)
    }

    /// Not for clients to call.
    public func _addEntries(to list: inout _RotorEntryList) {
        for element in data { content(element)._addEntries(to: &list) }
    }
}

/// Several entries of a rotor, one after the other. Not for clients to name.
public struct TupleRotorContent<each Content: AccessibilityRotorContent> {
    fileprivate let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleRotorContent: AccessibilityRotorContent {
    /// Has no body.
    public typealias Body = Never
    /// Not for clients to call.
    public func _addEntries(to list: inout _RotorEntryList) {
        for content in repeat each content { content._addEntries(to: &list) }
    }
}

/// Makes the entries of a rotor of those that are written one after the other.
@resultBuilder public struct AccessibilityRotorContentBuilder {
    /// Returns an entry as it is.
    nonisolated public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
        content
    }

    /// Returns an entry that stands alone.
    nonisolated public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
        content
    }

    /// Returns several entries.
    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> TupleRotorContent<repeat each Content> { TupleRotorContent(repeat each content) }

    /// Returns entries that are there on a condition.
    nonisolated public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? {
        content
    }

    /// Returns the entries of the first branch.
    nonisolated public static func buildEither<
        TrueContent: AccessibilityRotorContent, FalseContent: AccessibilityRotorContent
    >(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent> {
        .init(storage: .trueContent(first))
    }

    /// Returns the entries of the second branch.
    nonisolated public static func buildEither<
        TrueContent: AccessibilityRotorContent, FalseContent: AccessibilityRotorContent
    >(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent> {
        .init(storage: .falseContent(second))
    }

    /// Returns entries that are there from some version of the system on.
    nonisolated public static func buildLimitedAvailability<Content: AccessibilityRotorContent>(
        _ content: Content
    ) -> Content { content }
}
