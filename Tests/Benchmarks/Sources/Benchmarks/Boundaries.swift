import AllocationCount
import DeclarativeUI
import Foundation

/// Represented views side by side under one host, and states that other threads write.
@MainActor func benchmarkBoundaries(_ report: Report) {
    report.begin("N represented views in one stack")
    var reference: BoundaryFigures?
    for count in Options.sizes([200, 100_000]) {
        let figures = measureRepresentedViews(count)
        figures.print(in: report, reference: reference)
        if reference == nil { reference = figures }
    }
    if Options.isSmall { return }
    report.begin("N writes of 100 states from 8 threads, shown by one layout")
    var before: Double?
    for count in [100_000, 1_000_000] {
        let write = measureBackgroundWrites(count)
        report.row(
            "a write, N = \(grouped(count))", write, reference: before, limit: 3_000,
            ratioLimit: before == nil ? nil : 2)
        before = before ?? write
    }
}

/// What so many represented views cost.
private struct BoundaryFigures {
    let count: Int
    /// Nanoseconds a view, layout included.
    var build = Double.infinity
    /// Bytes a view.
    var memory = 0.0
    /// Nanoseconds for a change that one of the views shows, and updates made for it.
    var update = 0.0
    var updates = 0.0

    @MainActor func print(in report: Report, reference: BoundaryFigures?) {
        func row(
            _ name: String, _ figure: KeyPath<BoundaryFigures, Double>, _ unit: Report.Unit = .time,
            limit: Double? = nil, isBound: Bool = true
        ) {
            report.row(
                "\(name), N = \(grouped(count))", self[keyPath: figure], unit,
                reference: reference?[keyPath: figure], limit: limit,
                ratioLimit: reference == nil || !isBound ? nil : 2)
        }
        row("first build with layout, a view", \.build, limit: 40_000)
        row("memory, a view", \.memory, .bytes)
        // The view may have another size, so its stack places all its children again.
        row("one view's value written, settled", \.update, isBound: false)
        row("updates a write", \.updates, .count, limit: 1)
    }
}

@MainActor private func measureRepresentedViews(_ count: Int) -> BoundaryFigures {
    var figures = BoundaryFigures(count: count)
    var controller: UIHostingController<Meters>?
    for _ in 0..<(count > 10_000 ? 1 : 5) {
        controller = nil
        Meter.made = 0
        let before = live_bytes()
        let elapsed = once {
            let window = UIWindow()
            let shown = UIHostingController(rootView: Meters(count: count))
            window.rootViewController = shown
            window.isHidden = false
            window.layoutIfNeeded()
            MeterWatch.window = window
            controller = shown
        }
        figures.build = min(figures.build, elapsed / Double(count))
        figures.memory = Double(live_bytes() - before) / Double(count)
        if Meter.made != count { fatalError("\(Meter.made) views were made of \(count).") }
    }
    _ = controller
    let steps = 20
    var value = 0
    Meter.updated = 0
    figures.update = best(of: 5, steps: steps) {
        for _ in 0..<steps {
            value += 1
            MeterWatch.write?(value)
            MeterWatch.window?.layoutIfNeeded()
        }
    }
    figures.updates = Double(Meter.updated) / Double(value)
    MeterWatch.window = nil
    MeterWatch.write = nil
    return figures
}

@MainActor private enum MeterWatch {
    static var window: UIWindow?
    static var write: ((Int) -> Void)?
}

private struct Meters: View {
    let count: Int

    var body: some View {
        VStack {
            ForEach(0..<count, id: \.self) { number in
                if number == 0 { FirstMeter() } else { Meter(value: number) }
            }
        }
    }
}

private struct FirstMeter: View {
    @State private var value = 0

    var body: some View {
        let binding = $value
        MeterWatch.write = { binding.wrappedValue = $0 }
        return Meter(value: value)
    }
}

private struct Meter: UIViewRepresentable {
    static var made = 0
    static var updated = 0
    let value: Int

    func makeUIView(context: Context) -> UIView {
        Self.made += 1
        return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) {
        Self.updated += 1
        view.tag = value
    }
}

/// The nanoseconds of the clock that one of `count` writes takes, with the layout that shows the last of them.
@MainActor private func measureBackgroundWrites(_ count: Int) -> Double {
    let window = UIWindow()
    window.rootViewController = UIHostingController(rootView: Gauges())
    window.isHidden = false
    window.layoutIfNeeded()
    let gauges = GaugeWatch.bindings
    let threads = 8
    let start = ProcessInfo.processInfo.systemUptime
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
        for number in 0..<(count / threads) {
            gauges[(thread + number) % gauges.count].wrappedValue = number + 1
        }
    }
    window.layoutIfNeeded()
    let elapsed = (ProcessInfo.processInfo.systemUptime - start) * 1e9
    for binding in gauges where binding.wrappedValue == 0 { fatalError("A write from another thread is lost.") }
    GaugeWatch.bindings = []
    return elapsed / Double(count)
}

@MainActor private enum GaugeWatch {
    static var bindings: [Binding<Int>] = []
}

private struct Gauges: View {
    var body: some View {
        VStack { ForEach(0..<100, id: \.self) { _ in Gauge() } }
    }
}

private struct Gauge: View {
    @State private var value = 0

    var body: some View {
        if GaugeWatch.bindings.count < 100 { GaugeWatch.bindings.append($value) }
        return Color(white: value % 2 == 0 ? 0 : 1)
    }
}
