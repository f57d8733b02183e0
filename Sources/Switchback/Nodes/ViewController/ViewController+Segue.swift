extension ViewController {
  /// Refuses a segue; no controller of the model is made from a storyboard, so none has any (fact F6.4).
  func refuseSegue(_ identifier: String) {
    simulation.perform("performSegue", on: birthNumber) {
      simulation.report(
        .segueUnknown,
        "\(birthNumber) has no segue \(text: identifier).",
        exception: "NSInvalidArgumentException",
        text:
          "Receiver (\(address: birthNumber)) has no segue with identifier '\(text: identifier)'"
      )
    }
  }
}
