import SwiftUI

// Gauges, in the standard styles and one of a program's own.

struct BarGaugeStyle: GaugeStyle {
    var width: CGFloat = 80

    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            Rectangle().frame(width: width * configuration.value, height: 6)
            configuration.currentValueLabel
        }
    }
}

struct Dashboard: View {
    @State private var speed = 60.0
    @State private var battery: Float = 0.4
    private let range = 0.0...180.0

    var body: some View {
        VStack {
            Gauge(value: battery) { Text("Battery") }
            Gauge(value: speed, in: range) {
                Image(systemName: "gauge.medium")
            } currentValueLabel: {
                Text("\(Int(speed))")
            } minimumValueLabel: {
                Text("\(Int(range.lowerBound))")
            } maximumValueLabel: {
                Text("\(Int(range.upperBound))")
            }
            .gaugeStyle(.accessoryCircular)
            .tint(Gradient(colors: [.green, .yellow, .red]))
            Gauge(value: speed, in: range) {
                Text("Speed")
            } currentValueLabel: {
                Text("\(Int(speed)) km/h")
            } markedValueLabels: {
                Text("city").tag(50.0)
            }
            .gaugeStyle(.linearCapacity)
            Gauge(value: 0.5) { Text("Half") }
                .gaugeStyle(BarGaugeStyle(width: 60))
        }
    }
}
