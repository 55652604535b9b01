import { createMiddleware } from 'hono/factory'
import type { Env } from '../env.ts'
import { isNetworkOverLimit, refuseOverLimit } from '../http/rate-limit.ts'
import { refusal } from '../http/refusals.ts'
import { fetcherUserAgent } from './image-source.ts'

/** Serves only pages of this site, and never the Worker itself. Clients that send no `sec-fetch-site` are served too, within the rate limit. */
export const onlyOwnPages = createMiddleware<Env>(async (c, next) => {
  const site = c.req.header('sec-fetch-site') ?? 'same-origin'
  const isWorker = c.req.header('user-agent') === fetcherUserAgent
  if (site !== 'same-origin' || isWorker) return c.json(...refusal('picture_elsewhere'))
  const isOver = await isNetworkOverLimit(c, 'IMAGE_RATE')
  return isOver ? refuseOverLimit(c, 'picture_too_often') : next()
})
