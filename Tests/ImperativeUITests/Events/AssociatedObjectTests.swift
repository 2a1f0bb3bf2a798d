import Foundation
import ImperativeUI
import Testing

@MainActor private var nameKey: UInt8 = 0
@MainActor private var otherKey: UInt8 = 0

extension UIView {
    fileprivate var nameOfRoom: String? {
        get { objc_getAssociatedObject(self, &nameKey) as? String }
        set { objc_setAssociatedObject(self, &nameKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

@MainActor @Suite("Associated objects") struct AssociatedObjectTests {
    @Test("Each object has values of its own, by key, until they are removed")
    func values() {
        let (one, other) = (UIView(), UIView())
        one.nameOfRoom = "hall"
        other.nameOfRoom = "attic"
        objc_setAssociatedObject(one, &otherKey, 7, .OBJC_ASSOCIATION_COPY)
        #expect(one.nameOfRoom == "hall" && other.nameOfRoom == "attic")
        #expect(objc_getAssociatedObject(one, &otherKey) as? Int == 7)
        one.nameOfRoom = nil
        #expect(one.nameOfRoom == nil && objc_getAssociatedObject(one, &otherKey) as? Int == 7)
        objc_removeAssociatedObjects(one)
        #expect(objc_getAssociatedObject(one, &otherKey) == nil && other.nameOfRoom == "attic")
    }

    @Test("New objects have no values, even where others were before them")
    func reuse() {
        for number in 0..<500 {
            let view = UIView()
            #expect(view.nameOfRoom == nil)
            view.nameOfRoom = "\(number)"
        }
    }

    @Test("Values of objects that are gone are released in time, and assigned ones are not kept")
    func release() {
        let owner = UIView()
        weak var kept: UIView?
        weak var assigned: UIView?
        do {
            let (value, other, gone) = (UIView(), UIView(), UIView())
            (kept, assigned) = (value, other)
            objc_setAssociatedObject(gone, &nameKey, value, .OBJC_ASSOCIATION_RETAIN)
            objc_setAssociatedObject(owner, &nameKey, other, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(owner, &nameKey) as? UIView === other)
        }
        var others: [UIView] = []
        for number in 0..<2_000 {
            others.append(UIView())
            others[number].nameOfRoom = "x"
        }
        #expect(kept == nil && assigned == nil && objc_getAssociatedObject(owner, &nameKey) == nil)
    }

    @Test("Only instances of classes have associated values")
    func structs() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { objc_setAssociatedObject(1, &nameKey, 2, .OBJC_ASSOCIATION_RETAIN) }
        }
    }
}
