import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Env } from '../env.ts'
import { refusal } from './refusals.ts'

/** The limits of wrangler.toml: requests per period, and whether they are counted per address or per user. */
export const rateLimits = {
  SHEET_RATE: { requests: 60, per: 'address' },
  READ_RATE: { requests: 600, per: 'address' },
  MISSING_RATE: { requests: 600, per: 'address' },
  IMAGE_RATE: { requests: 240, per: 'address' },
  FETCH_RATE: { requests: 30, per: 'address' },
  WRITE_RATE: { requests: 300, per: 'user' }
} as const

/** The period of all limits in seconds, as in wrangler.toml. */
export const periodSeconds = 60

/** Refuses requests over the limit of the caller's network with status 429 and `retry-after`. */
export const rateLimit = (binding: 'SHEET_RATE' | 'READ_RATE' | 'FETCH_RATE') =>
  createMiddleware<Env>(async (c, next) => {
    const isOver = await isNetworkOverLimit(c, binding)
    return isOver ? refuseOverLimit(c) : next()
  })

/** Counts a request of the caller's network and returns whether it exceeds the limit. */
export const isNetworkOverLimit = (
  c: Pick<Context<Env>, 'req' | 'env'>,
  binding: 'SHEET_RATE' | 'READ_RATE' | 'MISSING_RATE' | 'IMAGE_RATE' | 'FETCH_RATE'
) => isOverLimit(c, binding, callerNetwork(c))

/** The caller's network, the unit that limits count. */
export const callerNetwork = (c: Pick<Context<Env>, 'req'>) => networkOf(addressOf(c))

/** Counts a request under a key and returns whether it exceeds the limit. Loopback addresses, which occur only in development, aren't limited. */
export async function isOverLimit(
  c: Pick<Context<Env>, 'req' | 'env'>,
  binding: keyof typeof rateLimits,
  key: string
) {
  if (loopback.has(addressOf(c))) return false
  const { success } = await c.env[binding].limit({ key })
  return !success
}

export const refuseOverLimit = (c: Context, code: 'too_often' | 'picture_too_often' = 'too_often') =>
  c.json(...refusal(code), { 'retry-after': `${periodSeconds}` })

const addressOf = (c: Pick<Context<Env>, 'req'>) => c.req.header('cf-connecting-ip') ?? ''

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * The unit that counts as one caller: an IPv4 address, or the /64 network of an IPv6 address.
 *
 * @example networkOf('2001:db8::7') // '2001:db8:0:0'
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [start = '', end] = address.split('::')
  const first = start.split(':').filter(Boolean)
  const last = end?.split(':').filter(Boolean) ?? []
  const missing = end === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array<string>(Math.max(missing, 0)).fill('0'), ...last]
  return groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
