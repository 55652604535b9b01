import { Hono } from 'hono'
import type { Env } from '#functions/env.ts'
import { answerPicture } from '#functions/kept-picture.ts'
import { officialCard } from '#functions/official-card.ts'
import { paintCard } from '#functions/paint-card.ts'
import { refusal } from '#functions/refusals.ts'
import { cardVersion } from '#print/card-words.ts'
import { defaultLocale, isLocale } from '#routes'

/** The pictures that stand for characters' pages where those are shared. Under its version one never changes. */
export const characterCardRoutes = new Hono<Env>().get('/:id/card.png', async c => {
  const locale = c.req.query('lang') ?? defaultLocale
  if (!isLocale(locale)) return c.json(...refusal('language_unknown'))
  const id = c.req.param('id')
  const words = await officialCard(id, locale)
  if (!words) return c.json(...refusal('image_missing'))
  const tag = await cardVersion(words)
  return answerPicture(c, {
    tag,
    isForever: c.req.query('v') === tag,
    cache: 'character-cards',
    paint: () => paintCard(id, words, c.env.ASSETS)
  })
})
