import { type Context, Hono } from 'hono'
import type { Env } from '#functions/env.ts'
import { answerPicture } from '#functions/kept-picture.ts'
import { officialCard, shownCharacters, wholeCard } from '#functions/official-card.ts'
import { paintCard, paintCatalogueCard } from '#functions/paint-card.ts'
import { refusal } from '#functions/refusals.ts'
import { type CardWords, type CatalogueCardWords, cardVersion } from '#print/card-words.ts'
import { defaultLocale, isLocale } from '#routes'

/** The pictures that stand for the catalogue's pages where those are shared. Under its version one never changes. */
export const cardRoutes = new Hono<Env>()
  .get('/card.png', c => {
    const locale = c.req.query('lang') ?? defaultLocale
    if (!isLocale(locale)) return c.json(...refusal('language_unknown'))
    const words = wholeCard(locale)
    return answerCard(c, words, () => paintCatalogueCard(words, shownCharacters(), c.env.ASSETS))
  })
  .get('/:id/card.png', async c => {
    const locale = c.req.query('lang') ?? defaultLocale
    if (!isLocale(locale)) return c.json(...refusal('language_unknown'))
    const id = c.req.param('id')
    const words = await officialCard(id, locale)
    if (!words) return c.json(...refusal('image_missing'))
    return answerCard(c, words, () => paintCard(id, words, c.env.ASSETS))
  })

async function answerCard(
  c: Context<Env>,
  words: CardWords | CatalogueCardWords,
  paint: () => Promise<Uint8Array<ArrayBuffer>>
) {
  const tag = await cardVersion(words)
  return answerPicture(c, { tag, isForever: c.req.query('v') === tag, cache: 'cards', paint })
}
