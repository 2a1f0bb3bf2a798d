import BridgedEnvironment
import Foundation
import Motion

extension DeviceTraits {
    /// The values of a tree at a size that goes by a clock. One of real time is not set, so that a program may make
    /// another clock the current one for trees that are there.
    @MainActor static func root(size: CGSize, clock: AnimationClock) -> PropertyMap {
        map(size: size).applying(clock === AnimationClock.system ? [] : [PropertyWrite(clock: clock)])
    }
}
