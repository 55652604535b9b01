import { Hono } from 'hono'
import type { Env } from '#functions/env.ts'
import { importRoutes } from './import.ts'
import { openApiRoutes } from './open-api.ts'
import { pictureRoutes } from './pictures.ts'
import { sheetRoutes } from './sheets.ts'

/** Stateless routes: prints and imports of posted scripts, remote images, and the OpenAPI document. Nothing is stored. */
export const toolRoutes = new Hono<Env>()
  .route('/', sheetRoutes)
  .route('/', pictureRoutes)
  .route('/', importRoutes)
  .route('/', openApiRoutes)
