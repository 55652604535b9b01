import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { readStamp, writeStamp } from './build.ts'

interface Entry {
  payload: AdapterPayload
  /** Milliseconds since 1970. */
  endsAt: number
}

/**
 * What the provider of this machine gave to whom: in memory while it runs, and in a file of `state` from one run to the
 * next, so that whoever is signed in stays so.
 */
export function openIdentityStore(state: string) {
  const file = `${state}/identities.json`
  const entries = readEntries(file)
  const keep = () => writeStamp(file, JSON.stringify([...entries].filter(([, entry]) => isLasting(entry))))
  return { adapter: (kind: string) => adapter(kind, entries), keep }
}

/** What it signs with: made once, since what it signed must be known to it again when somebody signs out. */
export function signingKey(state: string) {
  const file = `${state}/identity-key`
  const kept = readStamp(file)
  const key = kept ? createPrivateKey(kept) : generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  if (!kept) writeStamp(file, key.export({ type: 'pkcs8', format: 'pem' }).toString())
  return { ...key.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', alg: 'RS256' }
}

/** One kind of what the provider keeps; what came of one sign-in is forgotten together, whatever its kinds. */
function adapter(kind: string, entries: Map<string, Entry>): Adapter {
  const keyOf = (id: string) => `${kind}:${id}`
  const find = (id: string) => {
    const entry = entries.get(keyOf(id))
    return entry && isLasting(entry) ? entry.payload : undefined
  }
  const findBy = (name: 'uid' | 'userCode', value: string) =>
    [...entries].find(([key, entry]) => key.startsWith(`${kind}:`) && entry.payload[name] === value)?.[1]
      .payload
  return {
    find: async id => find(id),
    findByUid: async uid => findBy('uid', uid),
    findByUserCode: async code => findBy('userCode', code),
    upsert: async (id, payload, lasts = Infinity) => {
      entries.set(keyOf(id), { payload, endsAt: Date.now() + lasts * 1000 })
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

const isLasting = ({ endsAt }: Entry) => Date.now() < endsAt

function readEntries(file: string): Map<string, Entry> {
  try {
    const kept: [string, Entry][] = JSON.parse(readStamp(file) ?? '[]')
    return new Map(kept)
  } catch {
    return new Map()
  }
}
