import Foundation
import Foundations

extension SVGWriter {
    /// Returns the element of a clip's shape.
    static func shape(of clip: DisplayGroup.Effects.Clip, origin: CGPoint) -> String {
        let shape = element(clip.shape.moved(by: origin))
        return shape + (clip.rule == .evenOdd ? " clip-rule=\"evenodd\"/>" : "/>")
    }

    /// Returns the attributes and contents of the filter that draws a shadow, without the id; `nil` if its numbers
    /// cannot be drawn.
    static func filter(of shadow: DisplayGroup.Effects.Shadow, around box: CGRect) -> String? {
        let (dx, dy) = (shadow.offset.width, shadow.offset.height)
        guard shadow.radius.isFinite, dx.isFinite, dy.isFinite else { return nil }
        // Written in single steps, because not all renderers support `feDropShadow`.
        let effect =
            "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(SVGText.number(max(0, shadow.radius) / 2))\"/>"
            + "<feOffset dx=\"\(SVGText.number(dx))\" dy=\"\(SVGText.number(dy))\" result=\"b\"/>"
            + "<feFlood" + SVGText.color(shadow.color, "flood-color") + "/>"
            + (shadow.isInner
                ? "<feComposite in2=\"b\" operator=\"out\"/>"
                    + "<feComposite in2=\"SourceAlpha\" operator=\"in\" result=\"i\"/>"
                    + "<feMerge><feMergeNode in=\"SourceGraphic\"/><feMergeNode in=\"i\"/></feMerge>"
                : "<feComposite in2=\"b\" operator=\"in\"/>"
                    + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
        // The region is in user space: relative to the bounding box, it would be empty for a straight line.
        let blur = max(0, shadow.radius) * 2
        let region = box.grown(by: blur + abs(dx) + 20, blur + abs(dy) + 20)
        guard region.isFinite else { return nil }
        return " filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"" + Self.box(region) + ">" + effect
    }
}
