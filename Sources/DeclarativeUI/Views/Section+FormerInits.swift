// How files written for earlier systems make sections.
extension Section where Parent: View, Content: View, Footer: View {
    /// A section with a header and a footer; the former way of `init(content:header:footer:)`.
    @available(*, deprecated, renamed: "Section(content:header:footer:)")
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { footer })
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// A section with a footer; the former way of `init(content:footer:)`.
    @available(*, deprecated, renamed: "Section(content:footer:)")
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, footer: { footer })
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section with a header; the former way of `init(content:header:)`.
    @available(*, deprecated, renamed: "Section(content:header:)")
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header })
    }
}
