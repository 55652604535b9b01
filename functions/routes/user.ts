import { Hono } from 'hono'
import { characterKind, scriptKind } from '../documents/document-kinds.ts'
import type { Env } from '../env.ts'
import { accountRoutes } from './account.ts'
import { imageRoutes } from './images.ts'
import { documentRoutes } from './saved/documents.ts'
import { gameRoutes } from './saved/games.ts'
import { sessionRoutes } from './session.ts'

/** Routes for the session, account, games, documents and images of the signed-in user. */
export const userRoutes = new Hono<Env>()
  .route('/', sessionRoutes)
  .route('/', accountRoutes)
  .route('/', imageRoutes)
  .route('/games', gameRoutes)
  .route('/scripts', documentRoutes(scriptKind))
  .route('/characters', documentRoutes(characterKind))
