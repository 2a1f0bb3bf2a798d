import DeclarativeUI
import Observation

/// Something that keeps an update awake for ever, by itself: it is expected to be reported and stopped, and nothing
/// else.
@MainActor final class ReentrantLoop {
    enum Kind: CaseIterable { case layout, properties, handler, change, represented, growth }

    let kind: Kind
    let view: UIView
    /// Whether it may run at all; once it was seen to be stopped it may not.
    var goesOn = true

    init(_ number: Int) {
        // Views that make each other without end are let go on for long before they are stopped.
        let kinds = number % 256 == 0 ? [Kind.growth] : Kind.allCases.dropLast()
        kind = kinds[number / 256 % kinds.count]
        let model = LoopingModel()
        switch kind {
        case .change: view = _UIHostingView(rootView: LoopingChange(model: model))
        case .represented: view = _UIHostingView(rootView: LoopingHost(model: model))
        default: view = LoopingView(kind)
        }
        view.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        model.loop = self
        (view as? LoopingView)?.begin(self)
    }

    /// Whether one of some reports is of this loop.
    func isNamed(in reports: ArraySlice<String>) -> Bool {
        for report in reports {
            if kind == .change, report.contains("multiple times per frame") { return true }
            if Self.members(in: report)?.contains(where: { $0.contains("Looping") }) == true { return true }
        }
        return false
    }

    /// The members that a report of an update that did not settle names; `nil` for another report.
    static func members(in report: String) -> [Substring]? {
        for lead in ["keep each other awake: ", "make new ones without end: "] {
            guard let start = report.range(of: lead)?.upperBound else { continue }
            let end = report.range(of: ". Do not change")?.lowerBound ?? report.endIndex
            return report[start..<end].split(separator: ", ")
        }
        return nil
    }
}

private struct LoopingTrait: UITraitDefinition { static let defaultValue = 0 }

private final class LoopingView: UIView {
    private let kind: ReentrantLoop.Kind
    private weak var loop: ReentrantLoop?

    init(_ kind: ReentrantLoop.Kind) {
        self.kind = kind
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { return nil }

    func begin(_ loop: ReentrantLoop) {
        self.loop = loop
        if kind != .handler { return }
        registerForTraitChanges([LoopingTrait.self]) { (view: LoopingView, _) in
            if view.loop?.goesOn == true { view.traitOverrides[LoopingTrait.self] += 1 }
        }
        traitOverrides[LoopingTrait.self] = 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let loop, loop.goesOn else { return }
        if kind == .layout { setNeedsLayout() }
        if kind == .growth {
            let next = LoopingView(.growth)
            next.loop = loop
            addSubview(next)
        }
    }

    override func updateProperties() {
        super.updateProperties()
        if kind == .properties, loop?.goesOn == true { setNeedsUpdateProperties() }
    }
}

@MainActor @Observable private final class LoopingModel {
    var count = 0
    @ObservationIgnored weak var loop: ReentrantLoop?

    func goOn() { if loop?.goesOn == true { count += 1 } }
}

private struct LoopingChange: View {
    let model: LoopingModel

    var body: some View { Color.clear.onChange(of: model.count, initial: true) { model.goOn() } }
}

private struct LoopingHost: View {
    let model: LoopingModel

    var body: some View { LoopingSlot(model: model, count: model.count) }
}

private struct LoopingSlot: UIViewRepresentable {
    let model: LoopingModel
    let count: Int

    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) { model.goOn() }
}
