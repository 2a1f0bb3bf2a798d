// Users expect these to come with the core: Foundation, and what a runtime issue or a layout direction is.
@_exported import Foundation
@_exported import Foundations
