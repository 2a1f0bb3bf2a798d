// Whoever imports this module also gets what comes with it elsewhere: Foundation, transforms, vectors, fixed colours,
// and translated texts.
@_exported import Drawing
@_exported import Foundation
@_exported import Localization
