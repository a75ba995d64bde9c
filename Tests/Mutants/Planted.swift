// Copied into ElasticCore by Scripts/mutants.py: what its changes call. Which of them is in force is
// read once, from the environment.
public import CMutant

@inlinable @inline(__always)
public func isPlanted(_ number: Int32) -> Bool { is_mutant(number) }

@inlinable @inline(__always)
public func planted<T>(
  _ number: Int32, _ original: @autoclosure () throws -> T, _ changed: @autoclosure () throws -> T
) rethrows -> T {
  isPlanted(number) ? try changed() : try original()
}

@inlinable @inline(__always)
public func flipped(_ number: Int32, _ condition: Bool) -> Bool {
  isPlanted(number) ? !condition : condition
}

@inlinable @inline(__always)
public func alwaysTrue(_ number: Int32, _ condition: Bool) -> Bool {
  condition || isPlanted(number)
}

@inlinable @inline(__always)
public func neverTrue(_ number: Int32, _ condition: Bool) -> Bool {
  condition && !isPlanted(number)
}

@inlinable @inline(__always)
public func minimum<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> T {
  isPlanted(number) ? max(a, b) : min(a, b)
}

@inlinable @inline(__always)
public func maximum<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> T {
  isPlanted(number) ? min(a, b) : max(a, b)
}
