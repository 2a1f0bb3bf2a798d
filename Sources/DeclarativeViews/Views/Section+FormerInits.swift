// The initializers in files written for earlier systems.
extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer. Superseded by `init(content:header:footer:)`.
    @available(*, deprecated, renamed: "Section(content:header:footer:)")
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { footer })
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer. Superseded by `init(content:footer:)`.
    @available(*, deprecated, renamed: "Section(content:footer:)")
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, footer: { footer })
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header. Superseded by `init(content:header:)`.
    @available(*, deprecated, renamed: "Section(content:header:)")
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header })
    }
}
