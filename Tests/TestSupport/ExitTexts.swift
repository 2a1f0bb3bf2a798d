import Testing

/// Expects that a program which was stopped has printed some texts to standard error.
public func expect(
    _ result: ExitTest.Result?, says parts: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for part in parts { #expect(text.contains(part), "\(text)", sourceLocation: sourceLocation) }
}
