import Foundation
import Testing

@testable import Drawing

@Suite("Functions of geometry") struct CGGeometryTests {
    @Test("The functions make and tell what initialisers and properties do, also of mirrored rectangles")
    func likeMembers() {
        #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2) && CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
        for rect in [CGRectMake(1, 2, 30, 40), CGRectMake(1, 2, -30, -40), .zero] {
            #expect(CGRectGetMinX(rect) == rect.minX && CGRectGetMidX(rect) == rect.midX)
            #expect(CGRectGetMaxX(rect) == rect.maxX && CGRectGetMinY(rect) == rect.minY)
            #expect(CGRectGetMidY(rect) == rect.midY && CGRectGetMaxY(rect) == rect.maxY)
            #expect(CGRectGetWidth(rect) == rect.width && CGRectGetHeight(rect) == rect.height)
        }
        #expect(CGRectGetMinX(CGRectMake(1, 2, -30, -40)) == -29 && CGRectGetWidth(CGRectMake(1, 2, -30, -40)) == 30)
    }
}
