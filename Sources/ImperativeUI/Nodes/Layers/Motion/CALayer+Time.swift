import Foundation
import Motion

/// The time of layers, which their animations go by.
extension CALayer: @MainActor CAMediaTiming {
    /// Whether any layer has had a time of its own.
    fileprivate static var haveTimes = false

    private final func setTiming<Value: Equatable>(_ part: WritableKeyPath<LayerTiming, Value>, _ value: Value) {
        if timing[keyPath: part] == value { return }
        timing[keyPath: part] = value
        CALayer.haveTimes = true
        forEachInTree { $0.motion?.timeDidChange() }
    }

    /// The time around at which the layer's time begins; 0 by default.
    public final var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { setTiming(\.beginTime, newValue.isFinite ? newValue : 0) }
    }

    /// The duration of the layer, which is only kept: layers are there until they are removed.
    public final var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    /// The speed relative to the time around; 1 by default. At 0, the animations of the layer and those inside stand
    /// still where ``timeOffset`` says. Animations of views in blocks go on.
    public final var speed: Float {
        get { timing.speed }
        set { setTiming(\.speed, newValue.isFinite ? newValue : 1) }
    }

    /// The seconds by which the layer's time is ahead; 0 by default.
    public final var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { setTiming(\.timeOffset, newValue.isFinite ? newValue : 0) }
    }

    /// The number of repetitions of the layer, which is only kept.
    public final var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    /// The seconds for which the layer is repeated, which are only kept.
    public final var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    /// Whether the layer's time runs backwards at times, which is only kept.
    public final var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// What the layer shows outside of its time, which is only kept.
    public final var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// The clock by which the layer is shown.
    final var clock: AnimationClock { hostView?.clock ?? .current }

    /// This layer and those around it with a time of their own, inner ones first.
    private final var timesAround: [LayerTiming] {
        if !CALayer.haveTimes { return [] }
        var result: [LayerTiming] = []
        func add(_ timing: LayerTiming) { if timing != LayerTiming() { result.append(timing) } }
        var layer = self
        while true {
            add(layer.timing)
            guard let above = layer.superlayerStorage ?? layer.maskedLayer else { break }
            layer = above
        }
        var view = layer.view?.superviewStorage
        while let here = view {
            if let layer = here.appearance?.layer { add(layer.timing) }
            view = here.superviewStorage
        }
        return result
    }

    /// The time of the layer now.
    final var localTime: Double { localTime(at: clock.now) }

    /// Whether the layer's time passes.
    final var hasMovingTime: Bool { !timesAround.contains { $0.speed == 0 } }

    private final func localTime(at absolute: Double) -> Double {
        timesAround.reversed().reduce(absolute) { time, timing in
            (time - timing.beginTime) * Double(timing.speed) + timing.timeOffset
        }
    }

    private final func absoluteTime(at local: Double) -> Double {
        timesAround.reduce(local) { time, timing in
            timing.speed == 0
                ? timing.beginTime : (time - timing.timeOffset) / Double(timing.speed) + timing.beginTime
        }
    }

    /// Converts a time of another layer, or that of ``CACurrentMediaTime()`` for `nil`, to the layer's own.
    public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l?.absoluteTime(at: t) ?? t)
    }

    /// Converts a time of the layer to that of another one, or to that of ``CACurrentMediaTime()`` for `nil`.
    public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        l?.convertTime(t, from: self) ?? absoluteTime(at: t)
    }

    /// Calls `body` with this layer and those inside of it, of subviews, too, that exist.
    private final func forEachInTree(_ body: (CALayer) -> Void) {
        guard let view else { return forEachInLayers(body) }
        view.forEachInSubtree { $0.appearance?.layer?.forEachInLayers(body) }
    }
}
