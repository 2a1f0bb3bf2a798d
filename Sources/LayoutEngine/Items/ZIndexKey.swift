import Foundation

/// The key of a view's z-index: its order from back to front among its siblings.
package enum ZIndexKey: LayoutValueKey {
    package static var defaultValue: Double { 0 }
}
