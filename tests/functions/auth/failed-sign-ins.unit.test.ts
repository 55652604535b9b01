import { expect, onTestFinished, test, vi } from 'vitest'
import { workerPaths } from '#routes/worker-paths.ts'
import { createVisitor, startFakeProvider } from './fake-provider.ts'

test('a callback without the cookies of its sign-in leaves no line in the log', async () => {
  await using provider = await startFakeProvider()
  const log = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  const visitor = createVisitor(provider.settings)
  const back = await visitor.fetch(`https://belfry.example${workerPaths.signInCallback}?code=x&state=y`)
  expect([back.status, back.headers.get('location')]).toEqual([
    302,
    expect.stringContaining('signIn=expired')
  ])
  expect(log.mock.calls).toEqual([])
})
