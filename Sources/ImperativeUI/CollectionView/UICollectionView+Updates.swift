import Foundation
import BridgedEnvironment

extension UICollectionView {
}
