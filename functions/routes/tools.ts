import { Hono } from 'hono'
import type { Env } from '../env.ts'
import { importRoutes } from './import.ts'
import { openApiRoutes } from './open-api.ts'
import { remoteImageRoutes } from './remote-images.ts'
import { scriptFileRoutes } from './script-files.ts'
import { sheetRoutes } from './sheets.ts'

/** Stateless routes: prints and imports of posted scripts, remote images and script files, and the OpenAPI document. Nothing is stored. */
export const toolRoutes = new Hono<Env>()
  .route('/', sheetRoutes)
  .route('/', remoteImageRoutes)
  .route('/', importRoutes)
  .route('/', scriptFileRoutes)
  .route('/', openApiRoutes)
