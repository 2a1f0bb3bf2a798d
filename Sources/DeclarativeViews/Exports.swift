// Exported because users of this module expect these types to come with it.
@_exported import BridgedEnvironment
@_exported import CoreTransferable
@_exported import Drawing
@_exported import Foundation
@_exported import LayoutEngine
@_exported import Localization
@_exported import Motion
@_exported import Observation
@_exported import Publishing
