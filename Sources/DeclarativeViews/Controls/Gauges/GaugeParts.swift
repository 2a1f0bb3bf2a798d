import Drawing
import Foundation
import BridgedEnvironment

/// A line with the labels of its ends beside it, and the labels of values below it.
private struct GaugeLine<Line: View>: View, UnnamedPlace {
    let configuration: GaugeStyleConfiguration
    let height: CGFloat
    @ViewBuilder let line: Line
    @Environment(\.textMedium) private var medium

    init(configuration: GaugeStyleConfiguration, height: CGFloat, @ViewBuilder line: () -> Line) {
        self.configuration = configuration
        self.height = height
        self.line = line()
    }

    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            configuration.minimumValueLabel.font(.subheadline)
            VStack(spacing: 0) {
                line.frame(height: max(height, medium.figures.gauge.leastLineHeight))
                configuration.marks?.font(.caption).foregroundStyle(.secondary)
            }
            configuration.maximumValueLabel.font(.subheadline)
        }
    }
}

/// A bar that is filled up to the value, with labels above and below it.
struct LinearGauge: View, UnnamedPlace {
    let configuration: GaugeStyleConfiguration
    var alignment = HorizontalAlignment.center

    var body: some View {
        VStack(alignment: alignment, spacing: 0) {
            configuration.label
            GaugeLine(configuration: configuration, height: 4) { ProgressBar(share: configuration.value) }
            configuration.currentValueLabel.font(.subheadline).foregroundStyle(.secondary)
        }
    }
}

/// A bar with a marker at the value.
struct MarkerGauge: View, UnnamedPlace {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        HStack(spacing: 8) {
            if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
                configuration.currentValueLabel.font(.subheadline)
            }
            GaugeLine(configuration: configuration, height: 12) {
                GaugeMark(share: configuration.value, shape: .line)
            }
        }
    }
}

/// An open ring with a marker at the value.
struct RingGauge: View, UnnamedPlace {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        RingOfGauge(share: configuration.value, shape: .openRing) {
            configuration.currentValueLabel
        } gap: {
            if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
                configuration.label
            } else {
                HStack(spacing: 8) {
                    configuration.minimumValueLabel
                    configuration.maximumValueLabel
                }
            }
        }
    }
}

/// A closed ring that is filled up to the value.
struct FilledRingGauge: View, UnnamedPlace {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        RingOfGauge(share: configuration.value, shape: .ring) {
            if configuration.currentValueLabel != nil {
                configuration.currentValueLabel
            } else {
                configuration.label
            }
        } gap: {
            EmptyView()
        }
    }
}

/// A ring with views in its middle and at its lower end.
private struct RingOfGauge<Middle: View, Gap: View>: View, UnnamedPlace {
    let share: Double
    let shape: GaugeFigure.Shape
    let middle: Middle
    let gap: Gap
    @Environment(\.textMedium) private var medium

    init(share: Double, shape: GaugeFigure.Shape, @ViewBuilder middle: () -> Middle, @ViewBuilder gap: () -> Gap) {
        self.share = share
        self.shape = shape
        self.middle = middle()
        self.gap = gap()
    }

    var body: some View {
        let side = medium.figures.gauge.ringSide
        GaugeMark(share: share, shape: shape)
            .frame(width: side, height: side)
            .overlay { middle.font(.headline).lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: side * 0.7) }
            .overlay(alignment: .bottom) {
                gap.font(.caption2).lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: side * 0.75)
            }
            // The ring does not grow.
            .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
