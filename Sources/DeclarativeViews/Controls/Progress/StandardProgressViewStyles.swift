import BridgedEnvironment

/// The default progress view style, chosen by context: a bar for determinate progress, otherwise a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    /// Creates a default progress view style.
    nonisolated public init() {}

    /// Returns a bar, or a ring of spokes if the progress is indeterminate.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgress(configuration: configuration)
        } else {
            LinearProgress(configuration: configuration)
        }
    }
}

/// A progress view style that displays a bar.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    /// Creates a linear progress view style with a bar in the current tint.
    nonisolated public init() { tint = nil }

    /// Creates a linear progress view style with a bar in the given colour. Superseded by `tint(_:)`.
    nonisolated public init(tint: Color) { self.tint = tint }

    /// Returns a column of the label, a bar and the current value label. If the progress is indeterminate, a segment
    /// moves along the bar.
    public func makeBody(configuration: Configuration) -> some View {
        if let tint {
            LinearProgress(configuration: configuration).tint(tint)
        } else {
            LinearProgress(configuration: configuration)
        }
    }
}

/// A progress view style that displays a ring.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    /// Creates a circular progress view style with a ring, in the current tint if one is set.
    nonisolated public init() { tint = nil }

    /// Creates a circular progress view style with a ring in the given colour. Superseded by `tint(_:)`.
    nonisolated public init(tint: Color) { self.tint = tint }

    /// Returns a ring with the label below it. If the progress is indeterminate, the ring consists of rotating
    /// spokes.
    public func makeBody(configuration: Configuration) -> some View {
        if let tint {
            CircularProgress(configuration: configuration).tint(tint)
        } else {
            CircularProgress(configuration: configuration)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default progress view style, chosen by context.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A progress view style that displays a bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A progress view style that displays a ring.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A bar between the label and the view for the current value.
private struct LinearProgress: View, UnnamedPlace {
    let configuration: ProgressViewStyleConfiguration
    @Environment(\.textMedium) private var medium

    init(configuration: ProgressViewStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        VStack(alignment: .leading, spacing: medium.figures.progress.spacing) {
            configuration.label
            Group {
                if let share = configuration.fractionCompleted {
                    ProgressBar(share: share)
                } else {
                    ActivityMark(kind: .bar)
                }
            }
            .padding(.vertical, medium.figures.progress.barEnd)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A ring above the label.
private struct CircularProgress: View, UnnamedPlace {
    let configuration: ProgressViewStyleConfiguration

    var body: some View {
        VStack(spacing: 4) {
            if let share = configuration.fractionCompleted {
                ProgressRing(share: share)
            } else {
                ActivityMark(kind: .spinner)
            }
            configuration.label.foregroundStyle(.secondary)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}
