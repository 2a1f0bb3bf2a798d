import Drawing
import Foundation

/// A layer that draws a text, from the top of its bounds.
open class CATextLayer: CALayer {
    /// What is drawn.
    struct Content {
        var string: Any?
        var font: AnyObject?
        var size = 36.0
        var color: CGColor? = .white
        var isWrapped = false
        var truncation = CATextLayerTruncationMode.none
        var alignment = CATextLayerAlignmentMode.natural
    }

    final var content = Content()

    /// Creates a layer without a text.
    public override init() { super.init() }
    /// Creates a copy of a layer for showing it while it moves.
    public override init(layer: Any) { super.init(layer: layer) }
    /// Creates a layer from an archive. The contents of the archive are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func makeShown() -> CALayer { CATextLayer() }

    override func adopt(_ other: CALayer) {
        super.adopt(other)
        if let other = other as? CATextLayer { content = other.content }
    }

    override func takeOwn(from shown: CALayer) { if let shown = shown as? CATextLayer { content = shown.content } }

    private func change(_ key: String, _ change: (inout Content) -> Void) {
        withAction(for: key) { change(&content) }
        pictureDidChange()
    }

    /// The text: a `String` or an `NSAttributedString`, which has its own looks; `nil`, the default, for none. Other
    /// objects show nothing.
    open var string: Any? {
        get { content.string }
        set { change("string") { $0.string = newValue } }
    }

    /// The font of a text without looks of its own: a ``UIFont``, whose size is not used; `nil`, the default, for the
    /// system's. Other objects count as `nil`.
    open var font: AnyObject? {
        get { content.font }
        set { change("font") { $0.font = newValue } }
    }

    /// The size of the font, in points; 36 by default. A negative or non-finite size counts as 0, which draws nothing.
    open var fontSize: CGFloat {
        get { CGFloat(content.size) }
        set { change("fontSize") { $0.size = Double(newValue.usableLength) } }
    }

    /// The colour of a text without looks of its own; opaque white by default, `nil` for none.
    open var foregroundColor: CGColor? {
        get { content.color }
        set { change("foregroundColor") { $0.color = newValue } }
    }

    /// A Boolean value that indicates whether the text is broken into lines; `false` by default.
    open var isWrapped: Bool {
        get { content.isWrapped }
        set { change("wrapped") { $0.isWrapped = newValue } }
    }

    /// How a text that is too wide is shortened; `.none` by default.
    open var truncationMode: CATextLayerTruncationMode {
        get { content.truncation }
        set { change("truncationMode") { $0.truncation = newValue } }
    }

    /// The alignment of the lines; `.natural` by default.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { content.alignment }
        set { change("alignmentMode") { $0.alignment = newValue } }
    }

    /// A Boolean value that says how exactly letters are placed. The value is kept: the renderers place them.
    open var allowsFontSubpixelQuantization = false

    override func movable(_ keyPath: String) -> MovableProperty? {
        switch keyPath {
        case "fontSize": .number(\CATextLayer.content.size)
        case "foregroundColor": .color(\CATextLayer.content.color)
        default: super.movable(keyPath)
        }
    }

    override func drawOwnContents(in context: inout DrawingContext, bounds: CGRect) {
        guard content.string != nil, !bounds.isEmpty else { return }
        let canvas = CGContext()
        let traits = (modelLayer ?? self).hostView?.traitCollection ?? .current
        UIGraphicsPushContext(canvas)
        traits.performAsCurrent { drawText(in: bounds, traits, to: canvas) }
        UIGraphicsPopContext()
        let list = canvas.finish()
        if list.isEmpty { return }
        let group = DisplayGroup(list)
        let clip = bounds.contains(group.bounds) ? nil : DisplayGroup.Effects.Clip(.rect(bounds))
        context.append(.group(DisplayGroup(list, effects: DisplayGroup.Effects(clip: clip))))
    }

    private func drawText(in bounds: CGRect, _ traits: UITraitCollection, to context: CGContext) {
        let lineBreak = content.truncation.lineBreakMode(isWrapped: content.isWrapped)
        if let text = content.string as? NSAttributedString {
            let parts = AttributedParts(text)
            let limits = StyledTextLayout.Limits(
                width: Double(bounds.width), height: Double(bounds.height), lines: content.isWrapped ? nil : 1)
            let layout = parts.layout(
                font: .systemFont(ofSize: 12), in: traits.textMedium, lineBreak: lineBreak, limits: limits)
            return parts.draw(
                layout, in: bounds, alignment: content.alignment.alignment,
                isRightToLeft: traits.layoutDirection == .rightToLeft, traits: traits, to: context
            ) { ($0 ?? .black).resolvedCGColor(with: traits).value }
        }
        guard let text = content.string as? String, let color = content.color, content.size > 0 else { return }
        let size = CGFloat(max(0, content.size))
        let font = (content.font as? UIFont)?.withSize(size) ?? .systemFont(ofSize: size)
        let style = NSMutableParagraphStyle()
        style.alignment = content.alignment.alignment
        style.lineBreakMode = lineBreak
        var frame = bounds
        if !content.isWrapped { frame.size.height = min(frame.height, font.lineHeight) }
        text.draw(
            in: frame, withAttributes: [.font: font, .foregroundColor: UIColor(cgColor: color), .paragraphStyle: style])
    }
}

/// How a text layer shortens a text that is too wide.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It is cut off.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// Its start is left out.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// Its end is left out.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// Its middle is left out.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    func lineBreakMode(isWrapped: Bool) -> NSLineBreakMode {
        switch self {
        case .start: .byTruncatingHead
        case .end: .byTruncatingTail
        case .middle: .byTruncatingMiddle
        default: isWrapped ? .byWordWrapping : .byClipping
        }
    }
}

/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name of the alignment.
    public let rawValue: String
    /// Creates an alignment from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As the text is read.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    var alignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}
