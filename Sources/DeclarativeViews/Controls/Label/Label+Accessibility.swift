extension Label: TitledView {
    var titleText: Text? { title as? Text }
}

extension Label: SpokenView {
    // The icon adds nothing to the title; without a visible title, the icon is labelled with it.
    func speak(of node: _ViewNode, from mark: Int, in walk: inout SpokenWalk) {
        let roots = walk.builder.roots(from: mark)
        if roots.contains(where: { walk.builder.elements[$0].role != .image }) {
            let kept = walk.builder.roots(from: mark).filter { walk.builder.elements[$0].role != .image }
            let gathered = kept.flatMap { walk.builder.gathered(at: $0) }
            walk.builder.drop(from: mark)
            walk.builder.append(gathered: gathered)
        } else if let title = titleText?.string {
            walk.builder.change(roots) { $0.label = title }
        }
    }
}
