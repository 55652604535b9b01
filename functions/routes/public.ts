import { Hono } from 'hono'
import type { Env } from '../env.ts'
import { publicFileRoutes } from './public-files.ts'
import { publicPageRoutes } from './public-pages.ts'
import { publicPrintRoutes } from './public-prints.ts'
import { sitemapRoutes } from './sitemaps.ts'

/** Routes for public and unlisted documents: files, prints, pages and sitemaps. */
export const publicRoutes = new Hono<Env>()
  .route('/', publicFileRoutes)
  .route('/', publicPrintRoutes)
  .route('/', publicPageRoutes)
  .route('/', sitemapRoutes)
