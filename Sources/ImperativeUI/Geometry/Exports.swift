// Whoever imports this module also gets what comes with it elsewhere: Foundation, transforms, vectors, fixed colours,
// translated texts, and what assistive technologies are told.
@_exported import AccessibilityModel
@_exported import Drawing
@_exported import Foundation
@_exported import Localization

@_exported import class Motion.AnimationClock
@_exported import class Motion.ManualAnimationClock
