import Drawing
import Foundation

/// A message to a page.
struct PageUpdate: PartialUpdate {
    /// A change of the picture.
    struct Frame: Encodable, Equatable {
        /// The number of the frame.
        var number = 0
        /// The number of the frame that the page must show for the edits to be right; 0 for an empty page.
        var after = 0
        var edits: [PageEdit] = []
        /// The width and the height, if they changed.
        var size: [Double]?
        /// The colour of the page, if it changed.
        var background: String?
    }

    var frame: Frame?
    /// The title of the page.
    var title: String?
    /// The language of the page's texts, as a BCP 47 tag; empty if it is not known.
    var language: String?
    /// The frame of the focused element: its left, top, width and height. Empty for none.
    var focus: [Double]?
    /// Whether the browser's button for the former page leads back in the scene.
    var canGoBack: Bool?
    /// Whether something under the pointer can be pressed.
    var isPointing: Bool?
    /// The traits of the edited text. Without fields if none is edited.
    var input: PageInput?
    /// A change of the elements that assistive technologies are told of.
    var elements: PageElements?
    /// The scene's name, which the page says when it connects again.
    var scene: String?
    /// A text for the clipboard.
    var copy: String?
    /// The letters that the page is to measure.
    var measure: PageMeasuring?
    /// The effect of a drop at the location of the drag, as the page's `dropEffect`.
    var dropEffect: String?
    /// The number of a dropped file whose bytes the page is to send.
    var file: Int?
    /// A text for the screen reader to speak.
    var announce: String?
    /// An address that leads out of the application.
    var open: String?
    /// The name of a scene that is to be shown by another page.
    var window: String?
    /// Whether the page is to come to the front.
    var isInFront: Bool?
    /// A change of what the inspector shows.
    var inspection: InspectorUpdate?

    /// The message's text.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        // Numbers are finite, so there is nothing that JSON has no words for.
        guard let data = try? encoder.encode(self) else { return "{}" }
        return String(decoding: data, as: UTF8.self)
    }
}

/// The traits of an edited text, in the words of HTML's attributes.
struct PageInput: Encodable, Equatable {
    var isEditing = false
    var inputmode = "text"
    var enterkeyhint = ""
    var autocapitalize = "none"
    var autocomplete = "off"
}

/// An edit of the picture as an array: its name, and what it needs.
struct PageEdit: Encodable, Equatable {
    let edit: PictureEdit

    func encode(to encoder: any Encoder) throws {
        var array = encoder.unkeyedContainer()
        switch edit {
        case .define(let markup):
            try array.encode("define")
            try array.encode(markup)
        case .replace(let group, let index, let count, let markup):
            try array.encode("replace")
            try array.encode(group)
            try array.encode(index)
            try array.encode(count)
            try array.encode(markup)
        case .place(let group, let transform, let opacity):
            try array.encode("place")
            try array.encode(group)
            try array.encode(transform)
            try array.encode(opacity)
        case .redefine(let group, let markup):
            try array.encode("redefine")
            try array.encode(group)
            try array.encode(markup)
        }
    }
}
