import DeclarativeUI
import Foundation

/// The scenes of gauges.
@MainActor enum GaugeScenes {
    static var linear: some View {
        VStack(spacing: 12) {
            gauge(0.3).gaugeStyle(.linearCapacity)
            gauge(0.6).gaugeStyle(.accessoryLinear).tint(Gradient(colors: [.green, .yellow, .red]))
            gauge(0.9).gaugeStyle(.accessoryLinearCapacity).tint(.orange).labelsHidden()
            Gauge(value: 40, in: 0...100) {
                Text("Battery")
            } currentValueLabel: {
                Text("40 %")
            } markedValueLabels: {
                Text("low").tag(20)
                Text("high").tag(80)
            }
        }
        .padding(8)
    }

    static var rings: some View {
        HStack(spacing: 16) {
            gauge(0.25).tint(Gradient(colors: [.blue, .red]))
            gauge(0.75).gaugeStyle(.accessoryCircularCapacity).tint(.green)
            Gauge(value: 0.5) { Text("km") }
        }
        .gaugeStyle(.accessoryCircular)
        .padding(8)
    }

    private static func gauge(_ value: Double) -> some View {
        Gauge(value: value) {
            Text("Speed")
        } currentValueLabel: {
            Text(verbatim: "\(Int(value * 100))")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("99")
        }
    }
}
