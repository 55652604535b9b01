import { expect, test } from 'vitest'
import { accountExchanges } from '../../components/account/exchanges.ts'
import { fetchAs } from '../helpers/as-user.ts'
import { newUser } from '../helpers/documents.ts'

test('the Worker answers as the fake account of component tests does', async () => {
  const user = newUser()
  for (const [method, path, body, status, answer] of accountExchanges()) {
    const json = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const sent = body instanceof Uint8Array ? { body: new Uint8Array(body) } : body === undefined ? {} : json
    const response = await fetchAs(user, path, { method, ...sent })
    expect([method, path, response.status, await response.json()]).toMatchObject([
      method,
      path,
      status,
      answer
    ])
  }
})
