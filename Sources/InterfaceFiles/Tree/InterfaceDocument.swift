/// An interface file that Interface Builder has written: a nib with objects, or a storyboard with scenes.
package final class InterfaceDocument: Sendable {
    /// A controller of a storyboard with the objects around it.
    package struct Scene: Sendable {
        /// The controller.
        package let controller: InterfaceElement
        /// All objects, with the controller and placeholders.
        package let objects: [InterfaceElement]
    }

    /// The objects of a nib, with placeholders.
    package let objects: [InterfaceElement]
    /// The scenes of a storyboard, in order.
    package let scenes: [Scene]
    /// The identifier of the controller that a storyboard begins with; `nil` for none.
    package let initialController: String?
    /// Whether views of the file can have constraints.
    package let usesAutoLayout: Bool
    /// The colours of the file by their names: those of an asset catalogue, and those of the system, as they look where
    /// there are none of that name.
    package let colors: [String: InterfaceElement]

    private let scenesByName: [String: Int]
    private let scenesByID: [String: Int]

    /// Reads the bytes of a file.
    package init(_ bytes: [UInt8]) throws(InterfaceFault) {
        let root = try InterfaceReader.read(bytes)
        guard root.name == "document" else {
            throw InterfaceFault(
                root.name == "archive"
                    ? "it has the format of old versions of Interface Builder: save it with a new one"
                    : "it is no document of Interface Builder")
        }
        if let type = root["type"], !type.contains("CocoaTouch") {
            throw InterfaceFault("it is a document for another system than iOS")
        }
        objects = root.children(in: "objects")
        scenes = root.children(in: "scenes").compactMap { scene in
            let objects = scene.children(in: "objects")
            let controller = objects.first { $0["sceneMemberID"] == "viewController" }
            return controller.map { Scene(controller: $0, objects: objects) }
        }
        initialController = root["initialViewController"]
        usesAutoLayout = root["useAutolayout"] == "YES"
        var colors: [String: InterfaceElement] = [:]
        for resource in root.children(in: "resources") {
            guard let name = resource["name"], let color = resource.children.first(where: { $0.name == "color" })
            else { continue }
            colors[name] = color
        }
        self.colors = colors
        var (names, ids): ([String: Int], [String: Int]) = ([:], [:])
        for (number, scene) in scenes.enumerated() {
            if let name = scene.controller["storyboardIdentifier"], names[name] == nil { names[name] = number }
            if let id = scene.controller.id { ids[id] = number }
        }
        (scenesByName, scenesByID) = (names, ids)
    }

    /// Returns the scene whose controller has a storyboard identifier.
    package func scene(named name: String) -> Scene? { scenesByName[name].map { scenes[$0] } }

    /// Returns the scene whose controller has an identifier in the file.
    package func scene(of id: String) -> Scene? { scenesByID[id].map { scenes[$0] } }

    /// The storyboard identifiers of the scenes, in alphabetical order.
    package var sceneNames: [String] { scenesByName.keys.sorted() }
}
