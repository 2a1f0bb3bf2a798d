import Foundation

/// One item's data while a length is divided among items. It is temporary: the context lends the storage.
struct LengthShare {
    var index: Int32
    var priority: Double
    var least: CGFloat
    var flexibility: CGFloat
}
