import { randomBytes } from 'node:crypto'
import { readStamp, writeStamp } from './build.ts'

/** What encrypts the sessions of a Worker on this machine: made once, and kept beside its database. */
export function localSecret(state: string): string {
  const file = `${state}/session-secret`
  const kept = readStamp(file)
  if (kept) return kept
  const secret = randomBytes(32).toString('base64url')
  writeStamp(file, secret)
  return secret
}
