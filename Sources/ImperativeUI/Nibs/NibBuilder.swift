import BridgedEnvironment
import Foundation
import InterfaceFiles

/// Makes the objects of an interface file, connects them, and tells them that they are complete.
///
/// Objects are made from the outside in, each with its properties and the objects in it. Then come the constraints, which
/// may be between any of them, then outlets, then actions, and at last `awakeFromNib()` in the order of the file.
final class NibBuilder: NibBuilding {
    let document: InterfaceDocument
    let file: NibFile
    let resources: NibResources
    /// The objects by their identifiers.
    var objects: [String: AnyObject] = [:]
    /// The identifiers of placeholders without an object.
    var absent: Set<String> = []
    /// The objects to be told, in order.
    var made: [AnyObject] = []
    /// The constraints of views, which wait for all views.
    var constraints: [(view: UIView, elements: [InterfaceElement])] = []
    /// The connections of objects, which wait for all objects.
    var connections: [(object: AnyObject, elements: [InterfaceElement])] = []
    /// The parts of styled cells by their identifiers, which the cells have made.
    var styledParts: [String: UIView] = [:]
    /// The values that objects get by name, which wait for all views.
    var runtimeAttributes: [(object: AnyObject, path: String, value: Any)] = []
    /// The controller whose view is made, or whose segues views perform; `nil` for none.
    weak var controller: UIViewController?
    /// The File's Owner, or the controller of the scene.
    weak var owner: AnyObject?
    /// The storyboard of the controllers that are made; `nil` for a nib.
    var storyboard: UIStoryboard?

    init(_ document: InterfaceDocument, _ file: NibFile) {
        self.document = document
        self.file = file
        resources = NibResources(document: document, bundle: file.bundle)
    }

    static func objects(
        of document: InterfaceDocument, _ file: NibFile, owner: AnyObject?, externals: [String: Any]
    ) -> [Any] {
        let builder = NibBuilder(document, file)
        builder.owner = owner
        builder.controller = owner as? UIViewController
        let top = builder.makeObjects(document.objects, externals: externals)
        builder.complete()
        return top
    }

    /// Makes the objects of a list that are no placeholders, and returns them.
    func makeObjects(_ elements: [InterfaceElement], externals: [String: Any]) -> [AnyObject] {
        var top: [AnyObject] = []
        for element in elements {
            if element.name == "placeholder" {
                takePlaceholder(element, externals)
            } else if let object = makeObject(element) {
                top.append(object)
            }
        }
        return top
    }

    private func takePlaceholder(_ element: InterfaceElement, _ externals: [String: Any]) {
        let object: AnyObject?
        switch element["placeholderIdentifier"] {
        case "IBFilesOwner": object = owner
        case "IBFirstResponder", nil: return
        case let name?: object = externals[name].map { $0 as AnyObject }
        }
        guard let object else {
            // Nothing stands there: its connections lead nowhere.
            if let id = element.id { absent.insert(id) }
            return
        }
        if let id = element.id { objects[id] = object }
        noteConnections(element, of: object)
    }

    /// Notes the connections that begin at an object.
    func noteConnections(_ element: InterfaceElement, of object: AnyObject) {
        let elements = element.children(in: "connections")
        if !elements.isEmpty { connections.append((object, elements)) }
    }

    /// Activates the constraints, connects everything and tells the objects.
    func complete() {
        for (view, elements) in constraints { makeConstraints(elements, in: view) }
        for (object, path, value) in runtimeAttributes { set(value, path, of: object) }
        connectAll()
        let objects = made
        made = []
        for object in objects {
            switch object {
            case let object as UIResponder: object.awakeFromNib()
            case let object as UIBarItem: object.awakeFromNib()
            default: break
            }
        }
    }
}
