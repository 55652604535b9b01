import { Hono } from 'hono'
import type { Env } from './env.ts'
import { commonMiddleware } from './http/common-middleware.ts'
import { respondToError } from './http/respond-to-error.ts'
import { RouteTable } from './http/route-table.ts'
import { authRoutes } from './routes/auth.ts'
import { healthRoutes } from './routes/health.ts'
import { officialRoutes } from './routes/official.ts'
import { refuseUnknownRoute, servePage } from './routes/pages.ts'
import { publicRoutes } from './routes/public.ts'
import { toolRoutes } from './routes/tools.ts'
import { userRoutes } from './routes/user.ts'
import { runCleanup } from './scheduled.ts'

/** The whole server. The calls are chained so that the type of `app` carries every route to the client. */
const app = new Hono<Env>({ router: new RouteTable() })
  .onError(respondToError)
  .use(commonMiddleware)
  .route('/', healthRoutes)
  .route('/', officialRoutes)
  .route('/api', toolRoutes)
  .route('/api', userRoutes)
  .route('/auth', authRoutes)
  .route('/', publicRoutes)
  .all('/auth/*', (c): Response => refuseUnknownRoute(c, app.router))
  .all('/api/*', (c): Response => refuseUnknownRoute(c, app.router))
  .all('/images/*', (c): Response => refuseUnknownRoute(c, app.router))
  .all('*', servePage)

export type Api = typeof app

export default {
  fetch: app.fetch,
  scheduled: ({ scheduledTime }: { scheduledTime: number }, env: Env['Bindings']) =>
    runCleanup(env, scheduledTime)
}
