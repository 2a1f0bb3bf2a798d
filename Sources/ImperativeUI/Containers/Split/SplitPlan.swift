import Drawing
import Foundation

/// Which columns of a split view are shown, and how wide they are, for a width.
struct SplitPlan {
    typealias Split = UISplitViewController

    /// The wishes for the width of a column. Negative numbers stand for no wish.
    struct Wish {
        var preferred: CGFloat
        var fraction: CGFloat
        var least: CGFloat
        var greatest: CGFloat
    }

    /// The wishes that a plan is made for.
    struct Wishes {
        var width: CGFloat = 0
        var medium = UITraitTextMedium.defaultValue.figures
        var displayScale: CGFloat = 1
        /// The columns before the secondary one that have something to show, the outermost first.
        var leading: [Split.Column] = []
        var primary = Wish(preferred: -1, fraction: -1, least: -1, greatest: -1)
        var supplementary = Wish(preferred: -1, fraction: -1, least: -1, greatest: -1)
        var behavior = Split.SplitBehavior.automatic
        var mode = Split.DisplayMode.automatic
        var chosenCount: Int?
    }

    private(set) var behavior = Split.SplitBehavior.tile
    /// The columns that are shown before the secondary one, the outermost first.
    private(set) var leading: [Split.Column] = []
    private(set) var primaryWidth: CGFloat = 0
    private(set) var supplementaryWidth: CGFloat = 0
    /// The width of a line between columns.
    let line: CGFloat
    private let wishes: Wishes

    /// The width the secondary column keeps where the others are beside it without being asked for, in points.
    static let leastSecondaryWidth: CGFloat = 240
    /// The width it keeps where all of three columns are shown without being asked for, in points.
    static let comfortableSecondaryWidth: CGFloat = 320

    init(_ wishes: Wishes) {
        self.wishes = wishes
        line = wishes.medium.grain.step(scale: wishes.displayScale)
        primaryWidth = length(wishes.primary)
        supplementaryWidth = length(wishes.supplementary)
        let all = wishes.leading
        behavior = resolvedBehavior
        let count = wishes.chosenCount ?? wishes.mode.count ?? automaticCount
        leading = Array(all.suffix(max(0, min(count, all.count))))
    }

    /// Which columns are shown, by name.
    var displayMode: Split.DisplayMode {
        switch (leading.count, behavior) {
        case (0, _): .secondaryOnly
        case (1, .overlay): .oneOverSecondary
        case (1, _): .oneBesideSecondary
        case (_, .overlay): .twoOverSecondary
        case (_, .displace): .twoDisplaceSecondary
        default: .twoBesideSecondary
        }
    }

    /// Whether columns cover the secondary one or move it out of sight.
    var coversSecondary: Bool {
        behavior == .overlay && !leading.isEmpty || behavior == .displace && leading.count > 1
    }

    // MARK: Choices

    private var resolvedBehavior: Split.SplitBehavior {
        let hasThree = wishes.leading.count > 1
        var behavior = wishes.behavior
        if behavior == .automatic { behavior = wishes.mode.behavior ?? .automatic }
        if behavior == .displace, !hasThree { behavior = .tile }
        if behavior != .automatic { return behavior }
        if room(beside: wishes.leading) >= Self.leastSecondaryWidth { return .tile }
        if hasThree, room(beside: wishes.leading.suffix(1)) >= Self.leastSecondaryWidth { return .displace }
        return .overlay
    }

    private var automaticCount: Int {
        switch behavior {
        case .overlay: return 0
        case .displace: return 1
        case .tile, .automatic:
            let all = wishes.leading
            return all.count > 1 && room(beside: all) < Self.comfortableSecondaryWidth ? 1 : all.count
        }
    }

    /// The width that columns leave for the secondary one.
    private func room<Columns: Sequence>(beside columns: Columns) -> CGFloat where Columns.Element == Split.Column {
        columns.reduce(wishes.width) { $0 - width(of: $1) - line }
    }

    private func width(of column: Split.Column) -> CGFloat {
        column == .primary ? primaryWidth : supplementaryWidth
    }

    private func length(_ wish: Wish) -> CGFloat {
        func wished(_ length: CGFloat) -> CGFloat? { length >= 0 && length.isFinite ? length : nil }
        let natural = min(max(wishes.width * 0.3, 160), 320)
        var length = wished(wish.preferred) ?? wished(wish.fraction).map { $0 * wishes.width } ?? natural
        if let greatest = wished(wish.greatest) { length = min(length, greatest) }
        if let least = wished(wish.least) { length = max(length, least) }
        length = min(length, wishes.width)
        let unit = wishes.medium.grain.step(scale: wishes.displayScale)
        return (length / unit).rounded() * unit
    }

    // MARK: Frames

    /// Where things are, in a view of a size.
    struct Frames {
        var columns: [Split.Column: CGRect] = [:]
        /// The lines between columns.
        var lines: [CGRect] = []
        /// The background of columns that cover others; `nil` for none.
        var backing: CGRect?
        /// The part of the secondary column that takes touches that uncover it; `nil` for none.
        var shade: CGRect?
    }

    /// Returns where the columns are.
    ///
    /// - Parameter isFlipped: Whether the first column is at the right.
    func frames(height: CGFloat, isFlipped: Bool) -> Frames {
        var frames = Frames()
        var x: CGFloat = 0
        func rect(_ x: CGFloat, _ width: CGFloat) -> CGRect {
            CGRect(x: isFlipped ? wishes.width - x - width : x, y: 0, width: width, height: height)
        }
        for column in leading {
            let own = min(width(of: column), max(0, wishes.width - x))
            frames.columns[column] = rect(x, own)
            x += own
            let line = min(line, wishes.width - x)
            if line > 0 { frames.lines.append(rect(x, line)) }
            x += line
        }
        switch behavior {
        case .overlay: frames.columns[.secondary] = rect(0, wishes.width)
        case .displace where leading.count > 1:
            frames.columns[.secondary] = rect(x, max(0, room(beside: leading.suffix(1))))
        default: frames.columns[.secondary] = rect(x, max(0, wishes.width - x))
        }
        if coversSecondary {
            frames.backing = rect(0, x)
            frames.shade = rect(x, max(0, wishes.width - x))
        }
        return frames
    }
}
