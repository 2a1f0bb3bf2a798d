import DeclarativeUI
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Gauges") struct GaugeTests {
    private struct Parts: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                Text(verbatim: "\(Int((configuration.value * 100).rounded()))")
                configuration.label
                configuration.currentValueLabel
                configuration.minimumValueLabel
                configuration.maximumValueLabel
            }
        }
    }

    private func seen(_ view: some View) -> String {
        view.snapshot(size: CGSize(width: 160, height: 96)).text().filter { !$0.isWhitespace }
    }

    @Test("A style is given the part of the range and the labels there are; hidden labels are not there")
    func styles() {
        let all = Gauge(value: 15, in: 10...30) {
            Text(verbatim: "L")
        } currentValueLabel: {
            Text(verbatim: "C")
        } minimumValueLabel: {
            Text(verbatim: "A")
        } maximumValueLabel: {
            Text(verbatim: "B")
        }
        #expect(seen(all.gaugeStyle(Parts())) == "25LCAB")
        #expect(seen(all.labelsHidden().gaugeStyle(Parts())) == "25CAB")
        #expect(seen(Gauge(value: 2) { Text(verbatim: "L") }.gaugeStyle(Parts())) == "100L")
        #expect(seen(all.gaugeStyle(.accessoryCircular)).contains("C"))
        #expect(!seen(all.gaugeStyle(.accessoryCircular)).contains("L"))
    }

    @Test("A value that is no number and a range that is not finite are reported, and the least value is shown")
    func hostile() {
        func shown(_ value: Double, _ bounds: ClosedRange<Double>) -> (String, Int) {
            var text = ""
            let count = issues {
                text = seen(Gauge(value: value, in: bounds) { EmptyView() }.gaugeStyle(Parts()))
            }.count
            return (text, count)
        }
        #expect(shown(.nan, 0...1) == ("0", 1))
        #expect(shown(1, 0...Double.infinity) == ("0", 1))
        #expect(shown(1, -Double.infinity...0) == ("0", 1))
        #expect(shown(5, 5...5) == ("0", 0))
        #expect(shown(.infinity, 0...1) == ("100", 0))
        #expect(shown(0, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude) == ("50", 0))
    }

    @Test("The marker is where the value is on the line, from the right where people read from the right")
    func marker() {
        PropertyCheck("gauges") {
            Double.random(in: -0.5...1.5, using: &$0)
        } run: { values in
            for isReversed in [false, true] {
                let host = UIHostingController(rootView: AnyView(EmptyView()))
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
                window.rootViewController = host
                window.isHidden = false
                for value in values {
                    let gauge = Gauge(value: value * 40 - 20, in: -20...20) { EmptyView() }
                    host.rootView = AnyView(
                        gauge.gaugeStyle(.accessoryLinear)
                            .environment(\.layoutDirection, isReversed ? .rightToLeft : .leftToRight))
                    let text = window.snapshot().text()
                    let column = text.firstIndex(of: "●").map { text.distance(from: text.startIndex, to: $0) }
                    let share = min(max(value, 0), 1)
                    let expected = Int((4 + 152 * (isReversed ? 1 - share : share)) / 8)
                    if column != expected { return "\(value): \(String(describing: column)), not \(expected)\n\(text)" }
                }
            }
            return nil
        }
        .check(sequences: 10, length: 5)
    }

    @Test("Labels with tags stand below their values")
    func marks() {
        let gauge = Gauge(value: 0.5, in: 0...4) {
            EmptyView()
        } currentValueLabel: {
            EmptyView()
        } markedValueLabels: {
            Text(verbatim: "a").tag(0)
            Text(verbatim: "b").tag(2.0)
            Text(verbatim: "c").tag(99)
        }
        let rows = gauge.snapshot(size: CGSize(width: 168, height: 48)).text().split(separator: "\n")
        #expect(rows.contains { $0.trimmingCharacters(in: .whitespaces) == "a         b         c" }, "\(rows)")
    }
}
