/// The columns of a split view, as the models of the destinations of links in them.
///
/// The destination of a link in a column is shown by the stack in a column after it, over the root of that; without
/// such a stack it is shown in place of the next column's views. In the last column it is shown on top.
@MainActor package final class NavigationColumns {
    /// The models of the columns, the first one first.
    package let models: [NavigationModel]
    /// The models of stacks in columns.
    private var stacks: [WeakModel] = []
    /// The display of the columns.
    package weak var display: (any NavigationColumnsDisplay)?

    private struct WeakModel {
        weak var model: NavigationModel?
        let column: Int
    }

    package init(count: Int) {
        models = (0..<count).map { _ in NavigationModel() }
        for model in models { model.columns = self }
    }

    /// A stack uses the navigation controller of a column.
    package func note(_ stack: NavigationModel, in column: NavigationModel) {
        stacks.removeAll { $0.model == nil }
        guard let index = models.firstIndex(where: { $0 === column }) else { return }
        stack.columns = self
        stacks.append(WeakModel(model: stack, column: index))
    }

    /// All models, for destinations that one has and another needs.
    var all: [NavigationModel] { models + stacks.compactMap(\.model) }

    /// The column of a model, if it is that of a column with others after it.
    private func columnBeforeOthers(_ model: NavigationModel) -> Int? {
        guard let index = models.firstIndex(where: { $0 === model }), index + 1 < models.count else { return nil }
        return index
    }

    /// Shows a value to which a link in a column leads. Returns whether another column shows it.
    func show(_ value: AnyHashable, from model: NavigationModel) -> Bool {
        guard let index = columnBeforeOthers(model) else { return false }
        for column in index + 1..<models.count {
            display?.prepareColumn(column)
            guard let stack = stacks.last(where: { $0.column == column && $0.model != nil })?.model else { continue }
            // Pages that another link has put in place of the stack go.
            models[column].removeAll()
            stack.showOverRoot(value)
            display?.showColumn(column)
            return true
        }
        models[index + 1].showInPlaceOfRoot(value)
        display?.showColumn(index + 1)
        return true
    }

    /// The model that shows the views to which links in a column lead; `nil` for the column's own.
    func modelForViews(of model: NavigationModel) -> NavigationModel? {
        columnBeforeOthers(model).map { models[$0 + 1] }
    }

    /// Shows the column of a model.
    func show(_ model: NavigationModel) {
        if let index = models.firstIndex(where: { $0 === model }) { display?.showColumn(index) }
    }

    /// The page shown in place of the root of a column is gone.
    func rootIsBack(in model: NavigationModel) {
        if let index = models.firstIndex(where: { $0 === model }) { display?.leaveColumn(index) }
    }
}

/// Shows the columns of a split view.
@MainActor package protocol NavigationColumnsDisplay: AnyObject {
    /// Updates the settings that the views of a column make.
    func prepareColumn(_ index: Int)
    /// Shows a column; where only one is shown, on top of the others.
    func showColumn(_ index: Int)
    /// Where only one column is shown and it is this one, shows the one before.
    func leaveColumn(_ index: Int)
}
