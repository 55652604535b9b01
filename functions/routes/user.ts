import { Hono } from 'hono'
import { characterKind, scriptKind } from '../documents/document-kinds.ts'
import type { Env } from '../env.ts'
import { accountRoutes } from './account.ts'
import { documentRoutes } from './documents.ts'
import { gameRoutes } from './games.ts'
import { imageRoutes } from './images.ts'
import { sessionRoutes } from './session.ts'

/** Routes for the session, account, games, documents and images of the signed-in user. */
export const userRoutes = new Hono<Env>()
  .route('/', sessionRoutes)
  .route('/', accountRoutes)
  .route('/', imageRoutes)
  .route('/games', gameRoutes)
  .route('/scripts', documentRoutes(scriptKind))
  .route('/characters', documentRoutes(characterKind))
