import ElasticKit

extension TimingCurve.ParseError {
  /// Appends one sentence without a full stop: the mistake, its byte counted from 0, and what
  /// was expected.
  public func appendSentence(to bytes: inout [UInt8]) {
    reason.append(to: &bytes)
    (" at position " as StaticString).append(to: &bytes)
    DecimalText.append(Double(position), to: &bytes)
    ("; expected " as StaticString).append(to: &bytes)
    expectation.append(to: &bytes)
  }

  private var expectation: StaticString {
    switch self {
    case .unknownName:
      """
      cubic-bezier(…), steps(…), linear(…), ease, ease-in, ease-out, ease-in-out, linear, \
      step-start or step-end, or in steps() start, end, jump-start, jump-end, jump-none or jump-both
      """
    case .unexpected: "as in cubic-bezier(x1, y1, x2, y2)"
    case .numberExpected: "as in linear(0, 0.5 25%, 1)"
    case .outOfRange: "x from 0 to 1, and at least one step"
    }
  }
}
