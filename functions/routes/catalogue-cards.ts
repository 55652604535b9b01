import { type Context, Hono } from 'hono'
import { type CardTexts, type CatalogueCardTexts, cardVersion } from '#print/cards/card-texts.ts'
import { defaultLocale, isLocale } from '#routes'
import { workerPaths } from '#routes/worker-paths.ts'
import type { Env } from '../env.ts'
import { refusal } from '../http/refusals.ts'
import { servePng } from '../images/serve-png.ts'
import {
  buildCatalogueCardTexts,
  featuredCharacters,
  loadOfficialCardTexts
} from '../prints/official-card-texts.ts'
import { renderCatalogueCard, renderCharacterCard } from '../prints/render-card.ts'

/** The preview images of links to catalogue pages. A URL with the current version in `?v=` is immutable. */
export const catalogueCardRoutes = new Hono<Env>()
  .get(workerPaths.catalogueCard, async c => {
    const locale = c.req.query('lang') ?? defaultLocale
    if (!isLocale(locale)) return c.json(...refusal('language_unknown'))
    const texts = buildCatalogueCardTexts(locale)
    return serveCard(c, texts, () => renderCatalogueCard(texts, featuredCharacters(), c.env.ASSETS))
  })
  .get(workerPaths.characterCard, async c => {
    const locale = c.req.query('lang') ?? defaultLocale
    if (!isLocale(locale)) return c.json(...refusal('language_unknown'))
    const id = c.req.param('id')
    const texts = await loadOfficialCardTexts(id, locale)
    if (!texts) return c.json(...refusal('image_missing'))
    return serveCard(c, texts, () => renderCharacterCard(id, texts, c.env.ASSETS))
  })

async function serveCard(
  c: Context<Env>,
  texts: CardTexts | CatalogueCardTexts,
  render: () => Promise<Uint8Array<ArrayBuffer>>
) {
  const tag = await cardVersion(texts)
  return servePng(c, { tag, isImmutable: c.req.query('v') === tag, cache: 'cards', render })
}
