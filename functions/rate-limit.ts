import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Env } from './env.ts'
import { refusal } from './refusals.ts'

/** What wrangler.toml counts, and for whom: requests in a period. */
export const rateLimits = {
  SHEET_RATE: { requests: 60, per: 'address' },
  READ_RATE: { requests: 600, per: 'address' },
  PICTURE_RATE: { requests: 240, per: 'address' },
  WRITE_RATE: { requests: 300, per: 'user' }
} as const

/** The seconds of wrangler.toml after which somebody may ask again. */
export const period = 60

/** Refuses who asks too often, by address, and says when to come back. */
export const rateLimit = (binding: 'SHEET_RATE' | 'READ_RATE') =>
  createMiddleware<Env>(async (c, next) => {
    const isOften = await isTooOften(c, binding, networkOf(addressOf(c)))
    return isOften ? refuseTooOften(c) : next()
  })

/** Counts a request under a key, and says whether that makes too many. At the edge nobody asks from here; on a laptop everybody does. */
export async function isTooOften(
  c: Pick<Context<Env>, 'req' | 'env'>,
  binding: 'SHEET_RATE' | 'READ_RATE' | 'WRITE_RATE',
  key: string
) {
  if (loopback.has(addressOf(c))) return false
  const { success } = await c.env[binding].limit({ key })
  return !success
}

export const refuseTooOften = (c: Context) => c.json(...refusal('too_often'), { 'retry-after': `${period}` })

const addressOf = (c: Pick<Context<Env>, 'req'>) => c.req.header('cf-connecting-ip') ?? ''

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * What counts as one caller: an IPv4 address, or the network that a household gets of IPv6.
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
