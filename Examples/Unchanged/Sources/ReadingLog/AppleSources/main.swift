import UIKit

let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
let log = ReadingLogViewController()
window.rootViewController = UINavigationController(rootViewController: log)
window.makeKeyAndVisible()
window.layoutIfNeeded()

print("-- a log")
print(log.shownTexts)

print("-- pages are turned")
for _ in 1...4 {
    log.turnButton.sendActions(for: .touchUpInside)
    print(log.shownTexts[0], log.turnButton.isEnabled)
}

print("-- an item is tapped")
UIApplication.shared.sendAction(log.resetItem.action!, to: log.resetItem.target, from: log.resetItem, for: nil)
print(log.shownTexts)

print("-- what there is for a key")
print(log.keyCommands?.compactMap { $0.action }.map { NSStringFromSelector($0) } ?? [])
print(log.responds(to: #selector(ReadingLogViewController.buttonTapped(_:))))
print(log.responds(to: #selector(PageCounter.turn)))
