import { Hono } from 'hono'
import type { Env } from '../env.ts'
import { catalogueRoutes } from './catalogue.ts'
import { catalogueCardRoutes } from './catalogue-cards.ts'
import { characterImageRoutes } from './character-images.ts'

/** Routes for official characters: icons, cards, and the catalogue for other tools. */
export const officialRoutes = new Hono<Env>()
  .route('/', characterImageRoutes)
  .route('/api/catalogue', catalogueRoutes)
  .route('/', catalogueCardRoutes)
