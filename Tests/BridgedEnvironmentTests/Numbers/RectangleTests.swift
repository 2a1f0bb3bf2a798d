import Foundation
import Testing
import BridgedEnvironment

@Suite("Rectangles of any numbers") struct RectangleTests {
    private static let numbers: [CGFloat] = [
        0, 1, -1, 1e300, -1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    ]

    @Test("Where all numbers are finite, they are those of Foundation; where one is none, there is nothing")
    func anyNumbers() {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        for x in Self.numbers {
            for width in Self.numbers {
                let rect = CGRect(x: x, y: 0, width: width, height: 1)
                for place in Self.numbers { #expect(!(rect.covers(CGPoint(x: place, y: 0.5)) && place.isNaN)) }
                let (covers, meets, common) = (
                    rect.covers(CGPoint(x: 0.5, y: 0.5)), rect.meets(unit), rect.common(with: unit)
                )
                guard rect.isFinite else {
                    #expect(common.isNull && !meets && !(covers && (x + width).isNaN))
                    continue
                }
                // Beyond that, sums of coordinates are rounded in other ways there.
                if abs(x) > 1 || abs(width) > 1 { continue }
                #expect(covers == rect.contains(CGPoint(x: 0.5, y: 0.5)))
                #expect(meets == rect.intersects(unit) && common == rect.intersection(unit))
            }
        }
        #expect(!CGRect.null.covers(.zero) && !CGRect.null.meets(unit))
        #expect(!unit.covers(CGPoint(x: 1, y: 0)) && unit.covers(.zero))
    }
}
