extension FileRewriter {
    /// Takes the question mark away that asks whether an object has an optional method: `delegate?.method?(…)`.
    ///
    /// A call with labels is one of a method, as closures have none. Without labels it is one if the name is an optional
    /// requirement's and no property's. Where that is wrong, the compiler says so.
    mutating func rewriteMember(_ index: Int) -> Int {
        let question = index + 1
        let isCall =
            file.kind(question) == .question && file.isAdjacent(question)
            && file.kind(question + 1) == .openParenthesis && file.isAdjacent(question + 1)
        guard isCall, let close = file.closing(question + 1) else {
            if file.keyword(index) == .none { noteReference(index) }
            return index + 1
        }
        let name = file.name(index)
        guard file.keyword(index) != .`init`, name.first?.isUppercase == false else { return index + 1 }
        let labels = file.argumentLabels(question + 1, close)
        guard labels.contains(where: { !$0.isEmpty }) || isOptionalMethod(name, labels) else { return index + 1 }
        edits.remove(file.tokens[question].range)
        let fullName = MethodDeclaration.fullName(name, labels)
        // The result is optional now, so members are reached behind a question mark.
        if self.index.widenedMethods[fullName] != nil, continuesCall(close + 1) {
            edits.insert("?", at: Int(file.token(close).end))
        }
        noteComparison(index, close, fullName)
        return question + 1
    }

    private func continuesCall(_ index: Int) -> Bool {
        switch file.kind(index) {
        case .period: true
        case .openParenthesis, .openBracket: file.isAdjacent(index)
        default: false
        }
    }

    private func isOptionalMethod(_ name: String, _ labels: [String]) -> Bool {
        if index.propertyNames.contains(name) { return false }
        return index.optionalMethods.contains(MethodDeclaration.fullName(name, labels))
            || DelegateMethods.contains(name)
    }

    /// Warns where code asks whether an object has a method by comparing the result of a call.
    private mutating func noteComparison(_ index: Int, _ close: Int, _ fullName: String) {
        guard self.index.voidMethods.contains(fullName), isComparison(close + 1) else { return }
        warn(index, "'\(fullName)' is always called: whether an object has an optional method is not known here")
    }

    /// Warns where code asks whether an object has a method without calling it.
    private mutating func noteReference(_ index: Int) {
        guard !self.index.optionalNames.isEmpty, isComparison(index + 1) || file.kind(index + 1) == .openBrace,
            self.index.optionalNames.contains(file.name(index)),
            !self.index.propertyNames.contains(file.name(index))
        else { return }
        warn(index, "whether an object has the optional method '\(file.name(index))' is not known here")
    }

    private func isComparison(_ index: Int) -> Bool {
        if file.kind(index) == .operator, file.text(index) == "==" { return file.keyword(index + 1) == .nil }
        return file.kind(index) == .exclamation && file.text(index + 1) == "=" && file.keyword(index + 2) == .nil
    }
}
