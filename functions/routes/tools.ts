import { Hono } from 'hono'
import type { Env } from '#functions/env.ts'
import { importRoutes } from './import.ts'
import { openApiRoutes } from './open-api.ts'
import { pictureRoutes } from './pictures.ts'
import { sheetRoutes } from './sheets.ts'

/** What is made of a script that comes with the request, and kept nowhere. */
export const toolRoutes = new Hono<Env>()
  .route('/', sheetRoutes)
  .route('/', pictureRoutes)
  .route('/', importRoutes)
  .route('/', openApiRoutes)
