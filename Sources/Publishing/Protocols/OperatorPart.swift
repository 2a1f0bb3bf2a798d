/// What describes itself by the name of an operator.
protocol OperatorPart: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {}

extension OperatorPart {
    var playgroundDescription: Any { description }
}
