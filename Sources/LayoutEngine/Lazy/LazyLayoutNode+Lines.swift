import Foundation

/// The lines of a lazy container: their cells, their lengths, and the gaps between them.
extension LazyLayoutNode {
    /// Measures the lines that exist in full or in part.
    ///
    /// - Parameter size: Returns the size of the child at an index for a proposal.
    func forEachLine(
        of numbers: [Int], in tracks: LazyTracks, _ cross: CGFloat, size: (Int, Proposal) -> CGSize,
        _ body: (Int, LineMetrics.Line) -> Void
    ) {
        let count = max(1, tracks.tracks.count)
        var index = 0
        var before: (line: Int, child: LayoutNode)?
        while index < children.count {
            if !cells[index].isInLine {
                index += 1
                continue
            }
            let line = numbers[index] / count
            let first = children[index]
            var length: CGFloat = 0
            while index < children.count, !cells[index].isInLine || numbers[index] / count == line {
                if cells[index].isInLine {
                    let track = track(of: index, numbers, in: tracks, cross)
                    length = max(length, size(index, proposal(track))[rule.axis])
                }
                index += 1
            }
            body(line, LineMetrics.Line(length: length, gap: gap(before: line, first, after: before)))
            before = (line, first)
        }
    }

    /// Whether some cells of a line do not exist, which may be longer than the others.
    func isPartial(_ line: Int, of count: Int) -> Bool {
        gaps.contains { $0.overlaps(line * count..<(line + 1) * count) }
    }

    /// Returns the extent of a child across the lines; that of a header or footer is the whole container.
    func track(
        of index: Int, _ numbers: [Int], in tracks: LazyTracks, _ cross: CGFloat
    ) -> LazyTracks.Track {
        if cells[index].role != .cell, rule.items != nil {
            return LazyTracks.Track(start: 0, length: cross, alignment: nil)
        }
        return tracks.tracks[numbers[index] % tracks.tracks.count]
    }

    func gap(before line: Int, _ child: LayoutNode, after before: (line: Int, child: LayoutNode)?) -> CGFloat {
        if !rule.gapsDiffer || line == 0 { return rule.usualGap }
        if let before, before.line == line - 1 {
            return before.child.spacing.distance(to: child.spacing, along: rule.axis)
        }
        let known = metrics.line(line)
        return known.isKnown ? known.gap : rule.usualGap
    }

    func proposal(_ track: LazyTracks.Track) -> Proposal {
        Proposal(axis: rule.axis, main: .nan, cross: track.length)
    }
}
