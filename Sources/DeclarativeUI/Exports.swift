// Exported because users of this module expect these types to come with it.
@_exported import Drawing
@_exported import Foundation
@_exported import LayoutEngine
@_exported import Localization
@_exported import Motion
@_exported import Observation
@_exported import Publishing
@_exported import struct UnifiedStorage.Evaluation
@_exported import class UnifiedStorage.EvaluationRecorder
@_exported import struct UnifiedStorage.Explanation
@_exported import struct UnifiedStorage.RuntimeIssue
@_exported import protocol UnifiedStorage.StorageKey
@_exported import struct UnifiedStorage.TreePath
@_exported import struct UnifiedStorage.WriteSource
