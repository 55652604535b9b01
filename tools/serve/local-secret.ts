import { randomBytes } from 'node:crypto'
import { readTextFile, writeTextFile } from '../processes/stamp.ts'

/** The secret that encrypts the sessions of a local Worker. Generated once per state folder and stored there. */
export function localSecret(state: string): string {
  const file = `${state}/session-secret`
  const stored = readTextFile(file)
  if (stored) return stored
  const secret = randomBytes(32).toString('base64url')
  writeTextFile(file, secret)
  return secret
}
