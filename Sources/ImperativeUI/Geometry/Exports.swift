// Importing this module also imports the modules that come with it elsewhere: Foundation, traits, transforms, vectors,
// fixed colours, translated texts, and the accessibility model.
@_exported import AccessibilityModel
@_exported import BridgedEnvironment
@_exported import CoreTransferable
@_exported import Drawing
@_exported import Foundation
@_exported import Localization

@_exported import class Motion.AnimationClock
@_exported import class Motion.ManualAnimationClock
