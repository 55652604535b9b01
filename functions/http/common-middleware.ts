import { every } from 'hono/combine'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { workerPaths } from '#routes/worker-paths.ts'
import type { Env } from '../env.ts'
import { limitWaiting } from './limit-waiting.ts'
import { drainBody } from './request-body.ts'
import { securityHeaders } from './security-headers.ts'

/** Routes that pages of any origin may call, without cookies. */
const crossOriginPaths = new Set<string>([
  workerPaths.import,
  workerPaths.sheetPdf,
  workerPaths.sheetPng,
  workerPaths.scriptCard
])

const anyOrigin = cors({
  origin: '*',
  allowMethods: ['POST'],
  allowHeaders: ['content-type'],
  exposeHeaders: ['content-disposition', 'etag', 'retry-after'],
  maxAge: 24 * 3600
})

const crossOrigin = createMiddleware<Env>((c, next) =>
  crossOriginPaths.has(c.req.path) ? anyOrigin(c, next) : next()
)

/**
 * The middleware of every route: drains unread request bodies, sets security headers, allows cross-origin calls, and limits
 * how long reads wait for the database and the bucket.
 */
export const commonMiddleware = every(drainBody, securityHeaders, crossOrigin, limitWaiting)
