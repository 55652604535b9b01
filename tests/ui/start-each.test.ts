import { expect, onTestFinished, test, vi } from 'vitest'
import { startEach } from '#ui/start-each.ts'

test('a part that can’t start is reported, and leaves the others', () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  onTestFinished(() => void vi.unstubAllGlobals())
  const error = new Error('no such thing')
  const last = vi.fn()
  startEach([
    () => {
      throw error
    },
    last
  ])
  expect(last).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledWith(error)
})
