import { expect, test, vi } from 'vitest'
import { workerPaths } from '#routes/worker-paths.ts'
import { createVisitor, expiredCookie, startFakeProvider } from './fake-provider.ts'

const site = 'http://belfry.example'

test.each([200, 400, 500, 503])(
  'signing out continues where a page answers: the provider says %i',
  async status => {
    await using provider = await startFakeProvider({ revocationStatus: status })
    vi.spyOn(console, 'warn').mockReturnValue()
    const visitor = createVisitor(provider.settings, await expiredCookie())
    const response = await visitor.fetch(site + workerPaths.signOut, { method: 'POST' })
    const { url }: { url: string } = await response.json()
    expect(new URL(url).origin).toBe(status < 500 ? provider.settings.AUTH_ISSUER : site)
    expect(provider.revocations).toHaveLength(1)
    expect(visitor.header).toBe('')
  }
)
