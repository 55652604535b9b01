import type { RouteDocs } from './describe-route.ts'
import { accountRouteDocs } from './routes/account.ts'
import { catalogueRouteDocs } from './routes/catalogue.ts'
import { documentRouteDocs } from './routes/documents.ts'
import { embedRouteDocs } from './routes/embeds.ts'
import { gameRouteDocs } from './routes/games.ts'
import { imageRouteDocs } from './routes/images.ts'
import { importRouteDocs } from './routes/import.ts'
import { printRouteDocs } from './routes/prints.ts'
import { publicRouteDocs } from './routes/public.ts'
import { serviceRouteDocs } from './routes/service.ts'
import { sessionRouteDocs } from './routes/session.ts'

/** The documentation of all routes, in document order. */
export const routeDocs: RouteDocs = {
  ...importRouteDocs,
  ...printRouteDocs,
  ...catalogueRouteDocs,
  ...publicRouteDocs,
  ...embedRouteDocs,
  ...sessionRouteDocs,
  ...documentRouteDocs,
  ...gameRouteDocs,
  ...imageRouteDocs,
  ...accountRouteDocs,
  ...serviceRouteDocs
}
