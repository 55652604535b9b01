import { createMiddleware } from 'hono/factory'
import { createDeadline, type Deadline } from '../db/deadline.ts'
import { limitBucket, limitDatabase } from '../db/limit-reads.ts'
import type { Env } from '../env.ts'
import { isSafeMethod } from './same-origin.ts'

type Bindings = Env['Bindings']

/**
 * Lets a request that only reads wait for the database and the bucket three seconds in total, in whatever order its route
 * reads. What a response streams later, such as an account's export, may take longer.
 */
export const limitWaiting = createMiddleware<Env>(async (c, next) => {
  if (!isSafeMethod(c.req.method)) return next()
  const deadline = createDeadline()
  c.env = limitBindings(c.env, deadline)
  await next()
  deadline.lift()
})

/** The bindings with a database and a bucket that are wrapped when first used: public pages in memory read neither. */
function limitBindings(env: Bindings, deadline: Deadline): Bindings {
  const limited: Partial<Pick<Bindings, 'DB' | 'IMAGES'>> = {}
  return new Proxy(env, {
    get(_, name: keyof Bindings) {
      if (name === 'DB') limited.DB ??= limitDatabase(env.DB, deadline)
      if (name === 'IMAGES') limited.IMAGES ??= limitBucket(env.IMAGES, deadline)
      return name === 'DB' || name === 'IMAGES' ? limited[name] : env[name]
    }
  })
}
