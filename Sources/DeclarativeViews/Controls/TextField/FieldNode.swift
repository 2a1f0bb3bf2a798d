import Drawing
import Foundation
import LayoutEngine
import TextEditing
import BridgedEnvironment

/// The node of a field, which is one layout item, responds to taps, and edits its text while it has the focus.
package final class FieldNode: LeafNode {
    package let target = TapTarget()
    let editor: FieldEditor
    package private(set) var view: FieldLeaf
    /// The text of the binding, as the field knows it.
    private var known: String
    private(set) var isFocused = false

    init(_ view: FieldLeaf, in context: _NodeContext) {
        self.view = view
        editor = FieldEditor(options: Self.options(of: view.kind))
        editor.insertsTabs = view.kind == .area
        known = view.text.location.peek()
        let item = SizedLeafLayoutNode(context: context.parent.graph.layoutContext)
        super.init(item, in: context)
        item.sizer = self
        target.begin(self)
        editor.setText(known)
    }

    private static func options(of kind: EditedField.Kind) -> EditingOptions {
        switch kind {
        case .line: EditingOptions()
        case .secret: EditingOptions(isSecure: true)
        case .growing, .area: EditingOptions(isMultiline: true)
        }
    }

    package override var viewType: Any.Type {
        switch view.kind {
        case .line, .growing: TextField<Text>.self
        case .secret: SecureField<Text>.self
        case .area: TextEditor.self
        }
    }

    func update(_ new: FieldLeaf) {
        let old = view
        view = new
        if new.kind != old.kind {
            editor.options = Self.options(of: new.kind)
            editor.insertsTabs = new.kind == .area
        }
        // The current value of the binding, which may be newer than the value of the update.
        let text = new.text.location.peek()
        if text != known {
            known = text
            editor.setText(text)
        }
        if !new.isEnabled, old.isEnabled { graph.feature(GraphFocus.self).check() }
        sizeDidChange()
        drawingDidChange()
    }

    package override func willTearDown() {
        target.end()
        (layoutNode as? SizedLeafLayoutNode)?.sizer = nil
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        drawingDidChange()
    }

    override func draw(in context: inout DrawingContext, size: CGSize, environment: EnvironmentValues) {
        drawField(in: &context, size: size, environment: environment)
    }

    // MARK: Changes

    /// Shows a change, and writes the text to the binding.
    func note(_ change: EditingChange) {
        if change.isEmpty { return }
        drawingDidChange()
        guard change.contains(.text) else { return }
        sizeDidChange()
        let binding = view.text
        binding.wrappedValue = editor.session.text
        if isTornDown { return }
        known = binding.wrappedValue
        // While typed, the text stands for a value; otherwise the binding decides.
        if !view.isFormatted, known != editor.session.text { editor.setText(known) }
    }

    /// Shows the value as it is written in its format.
    func showValue() {
        guard view.isFormatted else { return }
        known = view.text.location.peek()
        if editor.setText(known).isEmpty { return }
        sizeDidChange()
        drawingDidChange()
    }

    func setFocused(_ isFocused: Bool) {
        let changes = isFocused != self.isFocused
        self.isFocused = isFocused
        editor.isEdited = isFocused
        if !isFocused { showValue() }
        drawingDidChange()
        if changes { view.events?.editingChanged(isFocused) }
    }
}

extension FieldNode: TextShowing {
    var shownText: String { editor.session.text.isEmpty ? view.prompt : editor.shownText }
    var shownName: String { view.title }
}
