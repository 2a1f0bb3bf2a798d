import LayoutEngine

extension View {
    /// Adds an effect to the symbols in this view, for as long as it is active.
    ///
    /// - Parameters:
    ///   - effect: The effect, such as `.pulse`.
    ///   - options: The speed and the repetitions; by default, moving effects repeat.
    ///   - isActive: Whether the effect is active.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(LastingSymbolEffect(motion: effect._motion, options: options, isActive: isActive))
    }

    /// Runs an effect of the symbols in this view each time a value changes.
    ///
    /// - Parameters:
    ///   - effect: The effect, such as `.bounce`.
    ///   - options: The speed and the repetitions; by default, the effect runs once. One that has no end runs once.
    ///   - value: The value.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        let steps = effect._motion.steps(options, isLooping: false)
        return keyframeAnimator(initialValue: SymbolPose(), trigger: value) { content, pose in
            content.symbolPose(pose)
        } keyframes: { _ in
            SymbolKeyframes(steps: steps)
        }
    }

    /// Removes the effects that views around this one add to the symbols in it.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolPose) { if isEnabled { $0 = SymbolPose() } }
    }

    /// Changes the drawing of the symbols in this view.
    nonisolated fileprivate func symbolPose(_ pose: SymbolPose) -> some View {
        transformEnvironment(\.symbolPose) { $0.add(pose) }
    }
}

private struct LastingSymbolEffect: ViewModifier {
    let motion: _SymbolMotion
    let options: SymbolEffectOptions
    let isActive: Bool

    func body(content: Content) -> some View {
        content.keyframeAnimator(initialValue: heldPose, trigger: isActive) { content, pose in
            content.symbolPose(pose)
        } keyframes: { [steps = heldSteps] _ in
            SymbolKeyframes(steps: steps)
        }
        .keyframeAnimator(initialValue: SymbolPose(), repeating: isLooping) { content, pose in
            content.symbolPose(pose)
        } keyframes: { [steps = motion.steps(options, isLooping: true), isLooping] _ in
            SymbolKeyframes(steps: isLooping ? steps : [])
        }
    }

    /// Whether the motion goes on without an end.
    private var isLooping: Bool {
        guard isActive, case .cycle = motion.kind else { return false }
        if case .times = options.count { return false }
        return true
    }

    private var heldPose: SymbolPose { motion.pose(isActive: isActive) ?? SymbolPose() }

    /// The way to the pose that is held, or a motion that does not go on without an end.
    private var heldSteps: [_SymbolMotion.Step] {
        if let pose = motion.pose(isActive: isActive) {
            return [_SymbolMotion.Step(pose: pose, duration: 0.3 / options.rate)]
        }
        if isActive, !isLooping { return motion.steps(options, isLooping: false) }
        return []
    }
}
