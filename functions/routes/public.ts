import { Hono } from 'hono'
import { homePath } from '#routes'
import type { Env } from '../env.ts'
import { openHome } from '../public/open-home.ts'
import { embedRoutes } from './embeds.ts'
import { oembedRoutes } from './oembed.ts'
import { publicFileRoutes } from './public-files.ts'
import { publicPageRoutes } from './public-pages.ts'
import { publicPrintRoutes } from './public-prints.ts'
import { sitemapRoutes } from './sitemaps.ts'

/** The home address, and routes for public and unlisted documents: files, prints, embeds, pages and sitemaps. */
export const publicRoutes = new Hono<Env>()
  .get(homePath, openHome)
  .route('/', publicFileRoutes)
  .route('/', publicPrintRoutes)
  .route('/', embedRoutes)
  .route('/', oembedRoutes)
  .route('/', publicPageRoutes)
  .route('/', sitemapRoutes)
