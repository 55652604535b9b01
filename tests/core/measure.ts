/** Measures the processor time of this thread, which other work on the machine doesn't lengthen. */
export function measure<Value>(run: () => Value): { value: Value; milliseconds: number } {
  const before = process.threadCpuUsage()
  const value = run()
  const { user, system } = process.threadCpuUsage(before)
  return { value, milliseconds: (user + system) / 1000 }
}
