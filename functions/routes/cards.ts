import { type Context, Hono } from 'hono'
import type { Env } from '#functions/env.ts'
import { answerPicture } from '#functions/kept-picture.ts'
import { officialCard, shownCharacters, wholeCard } from '#functions/official-card.ts'
import { paintCard, paintCatalogueCard } from '#functions/paint-card.ts'
import { refusal } from '#functions/refusals.ts'
import { type CardWords, type CatalogueCardWords, cardVersion } from '#print/card-words.ts'
import { defaultLocale, isLocale } from '#routes'

/** The preview images of links to catalogue pages. A URL with the current version in `?v=` is immutable. */
export const cardRoutes = new Hono<Env>()
  .get('/card.png', async c => {
    const locale = c.req.query('lang') ?? defaultLocale
    if (!isLocale(locale)) return c.json(...refusal('language_unknown'))
    const texts = wholeCard(locale)
    return serveCard(c, texts, () => paintCatalogueCard(texts, shownCharacters(), c.env.ASSETS))
  })
  .get('/:id/card.png', async c => {
    const locale = c.req.query('lang') ?? defaultLocale
    if (!isLocale(locale)) return c.json(...refusal('language_unknown'))
    const id = c.req.param('id')
    const texts = await officialCard(id, locale)
    if (!texts) return c.json(...refusal('image_missing'))
    return serveCard(c, texts, () => paintCard(id, texts, c.env.ASSETS))
  })

async function serveCard(
  c: Context<Env>,
  texts: CardWords | CatalogueCardWords,
  render: () => Promise<Uint8Array<ArrayBuffer>>
) {
  const tag = await cardVersion(texts)
  return answerPicture(c, { tag, isImmutable: c.req.query('v') === tag, cache: 'cards', render })
}
