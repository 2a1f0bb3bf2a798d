import DeclarativeViews
import ImperativeUI
import BridgedEnvironment

extension AppDelegate {
    func openWindow(id: String?, value: (any Hashable)?) {
        let declarations = graph?.declarations.map(\.declaration) ?? []
        let found = declarations.firstIndex { declaration in
            if let id, declaration.id != id { return false }
            guard let value else { return id != nil }
            return declaration.valueType == type(of: value)
        }
        guard let found else {
            RuntimeIssue.report(
                "windows",
                "No group of windows is declared for \(id.map { "the identifier \"\($0)\"" } ?? "such values"); none is "
                    + "opened. Give a WindowGroup that identifier or type.")
            return
        }
        show(value.flatMap { value in scenes.first { $0.shows(found, value) } }, orOpen: found, value)
    }

    func openSettings() {
        guard let found = graph?.declarations.firstIndex(where: \.declaration.isSettings) else {
            RuntimeIssue.report(
                "windows", "The program declares no settings; no window is opened. Give its body a Settings scene.")
            return
        }
        show(scenes.first { $0.index == found }, orOpen: found, nil)
    }

    /// Brings a scene to the front; where there is none, opens one of a declaration, for a value.
    private func show(_ shown: AppSceneDelegate?, orOpen index: Int, _ value: (any Hashable)?) {
        if let scene = shown?.scene { return UIApplication.shared.activate(scene) }
        request = (index, value)
        UIApplication.shared.connectScene()
    }

    func dismissWindow(id: String?, value: (any Hashable)?) {
        let declarations = graph?.declarations.map(\.declaration) ?? []
        for scene in scenes {
            guard let shown = scene.scene, declarations.indices.contains(scene.index) else { continue }
            if let id, declarations[scene.index].id != id { continue }
            if let value, !scene.shows(scene.index, value) { continue }
            UIApplication.shared.disconnectScene(shown)
        }
    }
}

extension AppDelegate: UnusedKeyTaking {
    private var hasSettings: Bool { graph?.declarations.contains { $0.declaration.isSettings } ?? false }

    /// Whether the window in front is that of the settings.
    private var showsSettings: Bool {
        let declarations = graph?.declarations.map(\.declaration) ?? []
        let front = UIApplication.shared.frontScene
        let index = scenes.first { $0.scene === front }?.index
        return index.map { declarations.indices.contains($0) && declarations[$0].isSettings } ?? false
    }

    var unusedKeys: [(key: KeyCombination, title: String)] {
        var keys: [(key: KeyCombination, title: String)] = []
        if showsSettings { keys.append((KeyCombination(UIKeyCommand.inputEscape), "close")) }
        if hasSettings, !showsSettings { keys.append((KeyCombination(",", .control), "settings")) }
        if UIApplication.shared.openSessions.count > 1 { keys.append((KeyCombination("w", .control), "close window")) }
        return keys
    }

    func take(unused key: UIKey) {
        let modifiers = key.modifierFlags.intersection(.distinguishing)
        let isCommand = modifiers == .command || modifiers == .control
        switch key.keyCode {
        case .keyboardComma where isCommand && hasSettings: openSettings()
        case .keyboardW where isCommand && UIApplication.shared.openSessions.count > 1,
            .keyboardEscape where modifiers.isEmpty && showsSettings:
            if let front = UIApplication.shared.frontScene { UIApplication.shared.disconnectScene(front) }
        default: break
        }
    }
}
