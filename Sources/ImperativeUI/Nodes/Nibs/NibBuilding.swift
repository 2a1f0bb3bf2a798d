import Foundation
import InterfaceFiles

/// Makes the objects of interface files. The class that does so knows all controls, and is therefore above this layer.
@MainActor protocol NibBuilding: AnyObject {
    /// Makes the objects of a nib, and returns those at its top level.
    static func objects(
        of document: InterfaceDocument, _ file: NibFile, owner: AnyObject?, externals: [String: Any]
    ) -> [Any]
    /// Makes the controller of a scene; `nil` if its class makes none.
    static func controller(
        of scene: InterfaceDocument.Scene, in storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController?
    /// Makes the view of a controller of a scene, and assigns it. Returns whether there is one.
    static func loadView(of controller: UIViewController, _ record: NibRecord) -> Bool
    /// Performs a segue of a controller, if it and its source let it.
    static func perform(_ segue: InterfaceElement, of controller: UIViewController, sender: Any?, asks: Bool)
}

@MainActor enum NibBuilders {
    /// The class that makes objects, which is found by its name.
    static let current: any NibBuilding.Type = {
        guard let type = NSClassFromString("ImperativeUI.NibBuilder") as? any NibBuilding.Type else {
            fatalError(
                "The class that reads nibs is part of every program: NibBuilder is missing. Link all of the library.")
        }
        return type
    }()
}

/// What a controller knows of the interface file that it comes from.
@MainActor final class NibRecord {
    /// The name of the nib with the view; `nil` for none.
    var nibName: String?
    var bundle: Bundle?
    /// The storyboard, and the scene in it.
    var storyboard: UIStoryboard?
    var scene: InterfaceDocument.Scene?
    var restorationIdentifier: String?
    /// The objects of the scene that are there before the view is, by their identifiers.
    var objects: [String: AnyObject] = [:]
    /// The connections that are made before the view is there.
    var connected: Set<String> = []
    /// Objects of the scene that nothing else keeps.
    var kept: [AnyObject] = []

    init(nibName: String? = nil, bundle: Bundle? = nil) {
        self.nibName = nibName
        self.bundle = bundle
    }

    /// The segues that begin at the controller itself.
    var segues: [InterfaceElement] {
        scene?.controller.children(in: "connections").filter { $0.name == "segue" } ?? []
    }
}
