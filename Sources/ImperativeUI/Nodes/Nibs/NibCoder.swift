import Foundation
import InterfaceFiles

/// The coder with which objects of interface files are made.
///
/// It has no values by keys. Each class of the library, once it has set itself up, asks for its object to be filled with
/// what the file says about it, so that initialisers of subclasses find it complete.
final class NibCoder: NSCoder {
    /// The element that the object is made of.
    let element: InterfaceElement
    /// The class of the library whose objects the element stands for.
    private let standardClass: AnyClass
    private var fill: (@MainActor (AnyObject) -> Void)?

    init(_ element: InterfaceElement, _ standardClass: AnyClass, fill: @escaping @MainActor (AnyObject) -> Void) {
        self.element = element
        self.standardClass = standardClass
        self.fill = fill
        super.init()
    }

    /// Fills an object, if that has not been done and the class is the one that the element stands for.
    @MainActor func finish(_ object: AnyObject, as type: AnyClass) {
        if type == standardClass { finish(object) }
    }

    /// Fills an object, if that has not been done.
    @MainActor func finish(_ object: AnyObject) {
        guard let fill else { return }
        self.fill = nil
        fill(object)
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
    /// The element of an interface file that an object is made of; `nil` for another coder.
    var interfaceElement: InterfaceElement? { (self as? NibCoder)?.element }

    /// Has an object that has set itself up filled with what an interface file says about it.
    @MainActor func fill(_ object: AnyObject, as type: AnyClass) { (self as? NibCoder)?.finish(object, as: type) }
}
