// elastic-fuzz --target=NAME [libFuzzer's options] [CORPUS…]: libFuzzer ignores arguments that begin with
// two hyphens, and passes them to the programs it starts. Without libFuzzer it is empty, so that the tests of this
// package link.
#if FUZZER
import FuzzTargets

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@_extern(c, "LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

let prefix = "--target="
let name = CommandLine.arguments.first { $0.hasPrefix(prefix) }?.dropFirst(prefix.count) ?? ""
let target = FuzzTarget(name: name.utf8)
guard target != nil else {
  let names = FuzzTarget.allCases.map(\.name.description).joined(separator: ", ")
  print("elastic-fuzz: expected --target= and one of \(names)")
  exit(64)
}

var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(
  runDriver(&count, &arguments) { bytes, count in
    _ = target?.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  })
#endif
