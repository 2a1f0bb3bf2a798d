/// The expression between the parentheses of `#selector(…)`.
struct SelectorReference {
    /// `getter` or `setter`; `none` for methods.
    var accessor: Keyword = .none
    /// The names in front of the method's or property's, each with its generic arguments.
    var prefix: [Range<Int>] = []
    /// The token of the name.
    var name: Int
    /// The labels, empty for `_`; `nil` if none are written.
    var labels: [String]?
    /// The type behind `as`.
    var type: Range<Int>?

    /// Reads the tokens between two parentheses; `nil` if they name no method or property.
    init?(_ file: SourceFile, _ open: Int, _ close: Int) {
        var index = open + 1
        if [.getter, .setter].contains(file.keyword(index)), file.kind(index + 1) == .colon {
            accessor = file.keyword(index)
            index += 2
        }
        name = index
        while true {
            guard index < close, file.kind(index) == .identifier else { return nil }
            let behind = file.behindAngles(index + 1)
            guard file.kind(behind) == .period else { break }
            prefix.append(index..<behind)
            index = behind + 1
        }
        name = index
        index += 1
        if file.kind(index) == .openParenthesis, let end = file.closing(index), end < close {
            guard let labels = Self.labels(file, (index + 1)..<end) else { return nil }
            self.labels = labels
            index = end + 1
        }
        if file.keyword(index) == .as, file.behindType(index + 1) == close,
            file.isPlain((index + 1)..<close)
        {
            type = (index + 1)..<close
            index = close
        }
        guard index == close else { return nil }
    }

    private static func labels(_ file: SourceFile, _ range: Range<Int>) -> [String]? {
        guard range.count % 2 == 0, !range.isEmpty else { return nil }
        var labels: [String] = []
        for index in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
            guard file.kind(index) == .identifier, file.kind(index + 1) == .colon else { return nil }
            labels.append(file.text(index) == "_" ? "" : file.name(index))
        }
        return labels
    }

    /// The parameters of each function in a type such as `(Target) -> (Argument) -> Void`: how many there are.
    static func parameters(_ file: SourceFile, _ type: Range<Int>) -> [Int] {
        var counts: [Int] = []
        var index = type.lowerBound
        while index < type.upperBound {
            let end = file.closing(index) ?? index
            if file.kind(index) == .openParenthesis, file.kind(end + 1) == .arrow {
                counts.append(end == index + 1 ? 0 : file.argumentLabels(index, end).count)
            }
            index = end + 1
        }
        return counts
    }
}
