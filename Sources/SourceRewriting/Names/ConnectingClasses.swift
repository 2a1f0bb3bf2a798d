/// The classes of other modules by whether objects of interface files can be connected that inherit from them.
///
/// All of UIKit's responders, items, gesture recognisers and constraints can, and their subclasses in any module.
enum ConnectingClasses {
    /// Whether a class that no file declares has the method that connects its objects. The names of protocols, and of
    /// classes that do not have it, are known by how they end, or listed.
    static func contains(_ name: String) -> Bool {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return !others.contains(last) && !endings.contains(where: last.hasSuffix)
    }

    private static let endings = ["Delegate", "DataSource", "Protocol", "able", "Prefetching"]
    private static let others: Set<String> = [
        "NSObject", "AnyObject", "NSObjectProtocol", "ObservableObject", "Sendable", "Error", "Operation", "Thread",
        "Formatter", "CALayer", "UIActivity", "UIDocument", "UIPresentationController", "UICollectionViewLayout",
        "UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout", "UIStoryboardSegue", "NSManagedObject",
        "UIDynamicBehavior", "UIMenuElement", "UIMotionEffect", "NSLayoutManager", "NSTextStorage", "XCTestCase",
    ]
}
