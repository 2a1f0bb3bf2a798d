import Drawing
import Foundation
import UnifiedStorage

/// Lines of text.
@frozen public struct Text: Equatable, Sendable {
    @usableFromInline enum Content: Equatable, Sendable {
        case verbatim(String)
        case key(LocalizedStringKey)
    }

    @usableFromInline let content: Content

    /// A text shown as it is.
    public init(verbatim content: String) { self.content = .verbatim(content) }

    /// A text shown as it is.
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.content = .verbatim(String(content)) }

    /// A text that may be translated. Translations are looked up in `bundle`, or the main bundle, in the table
    /// `tableName` or `Localizable`; without one the key is shown.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        if tableName == nil, bundle == nil {
            content = .key(key)
        } else {
            let format = (bundle ?? .main).localizedString(forKey: key.key, value: nil, table: tableName)
            content = .verbatim(LocalizedStringKey.fill(format, with: key.arguments))
        }
    }

    /// The text as it is shown.
    package var string: String {
        switch content {
        case .verbatim(let string): return string
        case .key(let key): return key.text
        }
    }
}

extension Text: View {
    /// Has no body.
    public typealias Body = Never

    /// Not for clients to call.
    public static func _makeNode(_ view: Text, in context: _NodeContext) -> _ViewNode {
        TextNode(view, in: context)
    }

    /// Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Text) {
        node.cast(to: TextNode.self).update(view)
    }
}

/// The node of a text.
final class TextNode: LeafNode {
    private(set) var string: String
    private var lineLimit: Int?
    private let environmentDependent = EnvironmentDependent()

    init(_ view: Text, in context: _NodeContext) {
        string = view.string
        super.init(sizing: .fixed(.zero), in: context)
        readEnvironment()
        environmentDependent.keysChanged = { [weak self] in self?.environmentDidChange() }
        environmentDependent.runs(.measuring, of: self)
        layoutNode.sizing = sizing
    }

    override var viewType: Any.Type { Text.self }

    private var sizing: LeafSizing {
        .custom { [string, lineLimit] proposal in
            TextNode.measure(string, lineLimit: lineLimit, maxWidth: proposal.width).size
        }
    }

    static func measure(_ string: String, lineLimit: Int?, maxWidth: CGFloat?) -> TextMeasurement {
        var measured = TextMetrics.current.size(of: string, font: .body, maxWidth: maxWidth.map(Double.init))
        guard let lineLimit, lineLimit > 0, measured.lineCount > lineLimit else { return measured }
        let lineHeight = measured.size.height / CGFloat(measured.lineCount)
        measured.size.height = lineHeight * CGFloat(lineLimit)
        measured.lastBaseline -= Double(lineHeight) * Double(measured.lineCount - lineLimit)
        measured.lineCount = lineLimit
        return measured
    }

    func update(_ view: Text) {
        let new = view.string
        if new == string { return }
        string = new
        remeasure()
    }

    override func draw(in context: inout DrawingContext, size: CGSize, environment: EnvironmentValues) {
        let lines = FixedPitchTextMeasurer().lines(of: string, font: .body, maxWidth: Double(size.width))
        let color = (environment.foregroundStyle ?? AnyShapeStyle(Color.primary)).resolve(in: environment).components
        context.draw(
            TextRun(
                lines: Array(lines.prefix(lineLimit ?? lines.count)), frame: CGRect(origin: .zero, size: size),
                color: color))
    }

    private func readEnvironment() {
        let tracker = ReadTracker()
        var values = EnvironmentValues(map: scope.map)
        values.tracker = tracker
        lineLimit = values.lineLimit
        tracker.finish()
        environmentDependent.file(in: scope, keys: tracker.keys)
    }

    private func environmentDidChange() {
        let before = lineLimit
        readEnvironment()
        if before != lineLimit { remeasure() }
    }

    private func remeasure() {
        layoutNode.sizing = sizing
        graph.layoutDidChange()
        drawingDidChange()
    }

    override func willTearDown() { environmentDependent.unfile() }
}
