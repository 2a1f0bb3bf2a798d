/// What a page says of itself when it connects.
struct PageGreeting: Decodable, Equatable {
    /// The name of the scene that it shows already, if it was connected before; `nil` for none.
    var scene: String?
    /// The name that the page has given itself, another one each time it is loaded.
    var page: String
    /// The address that a new scene is asked to open; `nil` for none.
    var open: String?
    /// The widths of a text in the page's faces; see ``PageMeasuring``.
    var faces: [Double]?
}
