/// A change of the picture that a page holds as SVG.
///
/// A picture is a tree of groups. A group with the number 7 is the element with the id `n7`; its contents are the child
/// elements of the element `k7` if there is one, and of `n7` itself otherwise. Group 0 is the picture.
package enum PictureEdit: Hashable, Sendable {
    /// Adds definitions, which stay until the picture is begun again.
    case define(markup: String)
    /// Replaces contents of a group: removes `count` elements from `index` on, and puts the elements of a text there.
    case replace(group: Int, index: Int, count: Int, markup: String)
    /// Sets the transform, as SVG writes it, and the opacity of a group.
    case place(group: Int, transform: String, opacity: String)
    /// Replaces the definitions of a group, such as its clip: the contents of its own first element.
    case redefine(group: Int, markup: String)
}
