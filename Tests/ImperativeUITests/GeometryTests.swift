import Foundation
import ImperativeUI
import Testing

@Suite struct GeometryTests {
    @Test("Insets move the sides of a rectangle inwards, negative ones outwards")
    func insets() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(
            rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == CGRect(x: 12, y: 21, width: 94, height: 46))
        #expect(
            rect.inset(by: UIEdgeInsets(top: -1, left: -1, bottom: -1, right: -1))
                == CGRect(x: 9, y: 19, width: 102, height: 52))
        #expect(rect.inset(by: .zero) == rect)
    }

    @Test("Insets and offsets are coded as lists of numbers")
    func coding() throws {
        func check<T: Codable & Equatable>(_ value: T, _ json: String) throws {
            let data = try JSONEncoder().encode(value)
            #expect(String(decoding: data, as: UTF8.self) == json)
            #expect(try JSONDecoder().decode(T.self, from: data) == value)
        }
        try check(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), "[1,2,3,4]")
        try check(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), "[1,2,3,4]")
        try check(UIOffset(horizontal: 1, vertical: 2), "[1,2]")
    }

    @Test("Points and sizes are equal by their numbers, rectangles by the area they cover")
    func equality() {
        #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)) && !CGPoint.zero.equalTo(CGPoint(x: 0, y: 1)))
        #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
        #expect(!CGSize(width: -1, height: 2).equalTo(CGSize(width: 1, height: 2)))
        let rect = CGRect(x: 0, y: 0, width: 10, height: 5)
        #expect(rect.equalTo(CGRect(x: 10, y: 5, width: -10, height: -5)) && !rect.equalTo(.zero))
        #expect(CGRect.null.equalTo(.null) && !CGRect.null.equalTo(.zero))
    }

    @Test("All edges are the four edges")
    func edges() {
        #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
        #expect(NSDirectionalRectEdge.all == [.top, .leading, .bottom, .trailing])
    }

    @Test("The module brings transforms, vectors and fixed colours with it")
    func exports() {
        #expect(CGPoint(x: 1, y: 2).applying(CGAffineTransform(translationX: 1, y: 1)) == CGPoint(x: 2, y: 3))
        #expect(CGVector.zero == CGVector(dx: 0, dy: 0))
        #expect(CGColor.black.alpha == 1)
    }
}
