import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { readTextFile, writeTextFile } from '../processes/stamp.ts'

interface Entry {
  payload: AdapterPayload
  /** Expiry, in milliseconds since 1970. */
  endsAt: number
}

/**
 * The storage of the local identity provider: in memory while it runs. `save` writes it to a file in `state`, so that
 * sessions survive a restart.
 */
export function openIdentityStore(state: string) {
  const file = `${state}/identities.json`
  const entries = readEntries(file)
  const save = () => writeTextFile(file, JSON.stringify([...entries].filter(([, entry]) => isCurrent(entry))))
  return { adapter: (kind: string) => adapter(kind, entries), save }
}

/** The RSA key that signs tokens. Stored, because sign-out verifies id tokens of earlier runs. */
export function signingKey(state: string) {
  const file = `${state}/identity-key`
  const stored = readTextFile(file)
  const key = stored
    ? createPrivateKey(stored)
    : generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  if (!stored) writeTextFile(file, key.export({ type: 'pkcs8', format: 'pem' }).toString())
  return { ...key.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', alg: 'RS256' }
}

/** The adapter for one kind of record. `revokeByGrantId` removes the records of one sign-in across all kinds. */
function adapter(kind: string, entries: Map<string, Entry>): Adapter {
  const keyOf = (id: string) => `${kind}:${id}`
  const find = (id: string) => {
    const entry = entries.get(keyOf(id))
    return entry && isCurrent(entry) ? entry.payload : undefined
  }
  const findBy = (name: 'uid' | 'userCode', value: string) =>
    [...entries].find(([key, entry]) => key.startsWith(`${kind}:`) && entry.payload[name] === value)?.[1]
      .payload
  return {
    find: async id => find(id),
    findByUid: async uid => findBy('uid', uid),
    findByUserCode: async code => findBy('userCode', code),
    upsert: async (id, payload, lifetime = Infinity) => {
      entries.set(keyOf(id), { payload, endsAt: Date.now() + lifetime * 1000 })
    },
    consume: async id => {
      const payload = find(id)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    destroy: async id => {
      entries.delete(keyOf(id))
    },
    revokeByGrantId: async grantId => {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
    }
  }
}

const isCurrent = ({ endsAt }: Entry) => Date.now() < endsAt

function readEntries(file: string): Map<string, Entry> {
  try {
    const stored: [string, Entry][] = JSON.parse(readTextFile(file) ?? '[]')
    return new Map(stored)
  } catch {
    return new Map()
  }
}
