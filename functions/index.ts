import { Hono } from 'hono'
import { workerPaths } from '#routes/worker-paths.ts'
import { version } from '../package.json'
import type { Env } from './env.ts'
import { commonMiddleware } from './http/common-middleware.ts'
import { authRoutes } from './routes/auth.ts'
import { officialRoutes } from './routes/official.ts'
import { refuseUnknownRoute, servePage } from './routes/pages.ts'
import { publicRoutes } from './routes/public.ts'
import { toolRoutes } from './routes/tools.ts'
import { userRoutes } from './routes/user.ts'
import { runCleanup } from './scheduled.ts'

/** The whole server. The calls are chained so that the type of `app` carries every route to the client. */
const app = new Hono<Env>()
  .onError((error, c) => {
    console.error(error)
    return c.json({ code: 'internal' as const, message: 'Something went wrong on our side.' }, 500)
  })
  .use(commonMiddleware)
  .get(workerPaths.health, c => c.json({ ok: true as const, version }, 200))
  .route('/', officialRoutes)
  .route('/api', toolRoutes)
  .route('/api', userRoutes)
  .route('/auth', authRoutes)
  .route('/', publicRoutes)
  .all('/auth/*', (c): Response => refuseUnknownRoute(c, app.router))
  .all('/api/*', (c): Response => refuseUnknownRoute(c, app.router))
  .all('*', servePage)

export type Api = typeof app

export default {
  fetch: app.fetch,
  scheduled: ({ scheduledTime }: { scheduledTime: number }, env: Env['Bindings']) =>
    runCleanup(env, scheduledTime)
}
