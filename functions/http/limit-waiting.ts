import { createMiddleware } from 'hono/factory'
import { createDeadline } from '../db/deadline.ts'
import { limitBucket, limitDatabase } from '../db/limit-reads.ts'
import type { Env } from '../env.ts'
import { isSafeMethod } from './same-origin.ts'

/**
 * Lets a request that only reads wait for the database and the bucket three seconds in total, in whatever order its route
 * reads. What a response streams later, such as an account's export, may take longer.
 */
export const limitWaiting = createMiddleware<Env>(async (c, next) => {
  if (!isSafeMethod(c.req.method)) return next()
  const deadline = createDeadline()
  const { DB, IMAGES } = c.env
  c.env = {
    ...c.env,
    ...(DB && { DB: limitDatabase(DB, deadline) }),
    ...(IMAGES && { IMAGES: limitBucket(IMAGES, deadline) })
  }
  await next()
  deadline.lift()
})
