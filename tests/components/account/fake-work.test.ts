import { expect, test } from 'vitest'
import { accountExchanges } from './exchanges.ts'
import { createFakeWork } from './fake-work.ts'

test('the fake account answers as the Worker does', () => {
  const work = createFakeWork()
  for (const [method, path, body, status, answer] of accountExchanges()) {
    const bytes = body instanceof Uint8Array ? body : new TextEncoder().encode(JSON.stringify(body) ?? '')
    const url = new URL(path, 'https://belfry.example')
    expect([method, path, work.answer(method, url, new Uint8Array(bytes))]).toMatchObject([
      method,
      path,
      { status, body: answer }
    ])
  }
})
