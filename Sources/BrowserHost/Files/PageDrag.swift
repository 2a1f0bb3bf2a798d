import Foundation
import ImperativeUI

/// Items that are dragged over a page, as it tells of them.
struct PageDrag {
    /// An item: a text, or a file.
    struct Item: Decodable {
        /// The MIME type; empty if the browser does not know it.
        var type: String
        /// The text, from the drop on.
        var text: String?
        /// The number of the file, from the drop on.
        var file: Int?
        /// The name of the file.
        var name: String?
        /// The bytes of the file.
        var size: Int?
        /// Whether the item is a file.
        var isFile: Bool
    }

    /// The items of a drag at most. Others are left out.
    static let itemLimit = 100

    var phase: HostDrag.Phase
    var location: CGPoint
    var items: [Item]
}
