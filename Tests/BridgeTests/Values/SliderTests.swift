import DeclarativeUI
import Drawing
import Foundation
import TestSupport
import Testing

@MainActor private final class Volume: ObservableObject {
    @Published var level = 0.5
    @Published var isAllowed = true
    var log: [String] = []
}

@MainActor @Suite("Sliders", .serialized) struct SliderTests {
    private struct VolumeSlider: View {
        @ObservedObject var volume: Volume
        var bounds = 0.0...1
        var step: Double?
        var height: CGFloat? = .infinity

        var body: some View {
            Group {
                if let step {
                    Slider(value: $volume.level, in: bounds, step: step) { volume.log.append("\($0)") }
                } else {
                    Slider(value: $volume.level, in: bounds) { volume.log.append("\($0)") }
                }
            }
            .disabled(!volume.isAllowed)
            // Whole rows.
            .frame(maxHeight: height, alignment: .top)
            .onChange(of: volume.level) { volume.log.append("\(volume.level)") }
        }
    }

    /// The row and the column of the thumb.
    private func thumb(_ stage: NavigationStage) -> CGPoint? {
        for (row, line) in stage.host.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let column = Array(line).firstIndex(of: "●") { return CGPoint(x: column, y: row) }
        }
        return nil
    }

    private func drag(_ stage: NavigationStage, columns: Int, steps: Int = 10) throws {
        let place = try #require(thumb(stage))
        let start = CGPoint(x: place.x * 8 + 4, y: place.y * 16 + 8)
        stage.host.drag(from: start, to: CGPoint(x: start.x + CGFloat(columns) * 8, y: start.y), steps: steps)
        _ = stage.lines
    }

    // MARK: Slider

    @Test("A drag of the thumb sets the value all the way, and says when it begins and ends")
    func dragging() throws {
        let volume = Volume()
        let stage = NavigationStage(VolumeSlider(volume: volume))
        try drag(stage, columns: 10, steps: 2)
        #expect(volume.log.count == 4)
        #expect(volume.log.first == "true" && volume.log.last == "false" && volume.level > 0.74)
        try drag(stage, columns: 100)
        #expect(volume.level == 1)
        try drag(stage, columns: -100)
        #expect(volume.level == 0)
    }

    @Test("A touch beside the thumb does nothing, and one on it without a move leaves the value")
    func touches() throws {
        let volume = Volume()
        volume.level = 0.511
        let stage = NavigationStage(VolumeSlider(volume: volume))
        let place = try #require(thumb(stage))
        stage.host.drag(from: CGPoint(x: 20, y: place.y * 16 + 8), to: CGPoint(x: 90, y: place.y * 16 + 8))
        #expect(volume.level == 0.511 && volume.log.isEmpty)
        stage.host.tap(at: CGPoint(x: place.x * 8 + 4, y: place.y * 16 + 8))
        #expect(volume.level == 0.511 && volume.log == ["true", "false"])
    }

    @Test("A slider that is disabled while it is dragged lets go and says so")
    func disabledMeanwhile() throws {
        let volume = Volume()
        let stage = NavigationStage(VolumeSlider(volume: volume))
        let place = try #require(thumb(stage))
        let start = CGPoint(x: place.x * 8 + 4, y: place.y * 16 + 8)
        stage.host.send(.pointer(HostPointer(.down, at: start)))
        volume.isAllowed = false
        _ = stage.lines
        stage.host.send(.pointer(HostPointer(.move, at: CGPoint(x: start.x + 80, y: start.y))))
        stage.host.send(.pointer(HostPointer(.up, at: CGPoint(x: start.x + 80, y: start.y))))
        #expect(volume.level == 0.5 && volume.log == ["true", "false"])
    }

    @Test("The arrow keys to the sides change the value by a tenth or a step, up and down move the focus")
    func keys() {
        let volume = Volume()
        let stage = NavigationStage(
            VStack {
                VolumeSlider(volume: volume, height: nil)
                Button("Below") { volume.log.append("pressed") }
            })
        stage.host.press(.keyboardTab)
        stage.host.press(.keyboardRightArrow)
        #expect(abs(volume.level - 0.6) < 1e-12 && volume.log == ["true", "false", "0.6"])
        for _ in 0..<6 { stage.host.press(.keyboardLeftArrow) }
        #expect(volume.level < 1e-12)
        stage.host.press(.keyboardEnd)
        #expect(volume.level == 1)
        stage.host.press(.keyboardHome)
        #expect(volume.level == 0)
        stage.host.press(.keyboardDownArrow)
        stage.host.press(.keyboardReturnOrEnter)
        #expect(volume.log.last == "pressed")
    }

    @Test("With steps the values are those from the least one; the last may be below the end of the range")
    func steps() throws {
        let volume = Volume()
        volume.level = 0
        let stage = NavigationStage(VolumeSlider(volume: volume, bounds: 0...10, step: 3))
        try drag(stage, columns: 100)
        #expect(volume.level == 9)
        try drag(stage, columns: -7)
        #expect(volume.level == 6)
        stage.host.press(.keyboardTab)
        stage.host.press(.keyboardEnd)
        #expect(volume.level == 9)
        stage.host.press(.keyboardLeftArrow)
        #expect(volume.level == 6)
    }

    @Test("Any kind of floating point number is bound, and labels stand at the ends, but not the label itself")
    func labels() {
        struct Labelled: View {
            @State private var level: Float = 1
            var body: some View {
                Slider(value: $level, in: 0...4) {
                    Text("Volume")
                } minimumValueLabel: {
                    Text("low")
                } maximumValueLabel: {
                    Text("high")
                }
            }
        }
        let stage = NavigationStage(Labelled())
        let line = stage.lines.first ?? ""
        #expect(line.hasPrefix("low") && line.hasSuffix("high") && line.contains("●"))
        #expect(!line.contains("Volume"))
    }

    @Test("Ranges and steps that cannot be are reported once, and do no harm")
    func hostile() throws {
        let volume = Volume()
        for (bounds, step) in [
            (0...Double.infinity, nil), (0...1, 0), (0...1, -.infinity), (0...1, .nan), (0...0, nil),
            (-.greatestFiniteMagnitude ... .greatestFiniteMagnitude, nil), (0...1, 1e-300),
        ] as [(ClosedRange<Double>, Double?)] {
            var stage: NavigationStage?
            let found = issues {
                stage = NavigationStage(VolumeSlider(volume: volume, bounds: bounds, step: step))
                volume.level = .nan
                _ = stage?.lines
                volume.level = 0.25
                _ = stage?.lines
            }
            let isFine = bounds.upperBound.isFinite && (step ?? 1) > 0
            #expect(found.filter { $0.category == "slider" }.count == (isFine ? 0 : 1), "\(bounds) \(step ?? 0)")
            try drag(try #require(stage), columns: 5)
            try drag(try #require(stage), columns: -100)
            #expect(volume.level.isFinite)
        }
    }

    // MARK: UISlider

    private func shown(_ slider: UISlider, rtl: Bool = false) -> NavigationStage {
        let controller = UIViewController()
        slider.frame = CGRect(x: 0, y: 32, width: 320, height: 16)
        controller.view.addSubview(slider)
        return NavigationStage(controller)
    }

    @Test("A UISlider sends that its value changed while it is dragged, or only when it is let go")
    func continuous() throws {
        let slider = UISlider()
        var values: [Float] = []
        slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
        let stage = shown(slider)
        try drag(stage, columns: 10, steps: 2)
        #expect(values.count == 2 && values.last == slider.value && slider.value > 0.25)
        slider.isContinuous = false
        values = []
        try drag(stage, columns: 10, steps: 5)
        #expect(values == [slider.value])
        slider.isEnabled = false
        try drag(stage, columns: -10)
        #expect(values == [slider.value])
    }

    @Test("Bounds push each other and the value; numbers that are none are ignored and reported")
    func bounds() {
        let slider = UISlider()
        slider.value = 7
        #expect(slider.value == 1)
        slider.minimumValue = 5
        #expect(slider.maximumValue == 5 && slider.value == 5)
        slider.maximumValue = -2
        #expect(slider.minimumValue == -2 && slider.value == -2)
        let found = issues {
            slider.minimumValue = .nan
            slider.maximumValue = .infinity
            slider.value = .nan
        }
        #expect(found.count == 3 && slider.minimumValue == -2 && slider.maximumValue == -2 && slider.value == -2)
    }

    @Test("The track is drawn in the tint, or in the colours that are set, up to the thumb")
    func colours() throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 127, height: 31))
        slider.value = 0.5
        slider.minimumTrackTintColor = .red
        slider.maximumTrackTintColor = .green
        slider.thumbTintColor = .black
        let svg = slider.snapshot().svg()
        #expect(svg.contains("#FF0000") || svg.contains("#ff0000") || svg.contains("red"))
        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 0, y: 13.5, width: 127, height: 4))
        let thumb = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0.5)
        #expect(thumb == CGRect(x: 50, y: 2, width: 27, height: 27))
    }
}
