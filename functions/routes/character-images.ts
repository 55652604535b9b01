import { Hono } from 'hono'
import type { Alignment } from '#core/team.ts'
import { iconsVersion } from '#drawings/official-icons.ts'
import { characterSvg } from '#functions/character-image.ts'
import type { Env } from '#functions/env.ts'
import { iconDrawings } from '#functions/icon-drawings.ts'
import { answerPicture } from '#functions/kept-picture.ts'
import { paintPng } from '#functions/png.ts'
import { refusal } from '#functions/refusals.ts'
import { userImage } from '#functions/user-image.ts'

/** The icons' width and height in pixels. */
const side = 512

const variants: Readonly<Record<string, Alignment>> = {
  characters_good: 'good',
  characters_evil: 'evil',
  characters_neutral: 'neutral'
}

/**
 * The icons of official characters as PNG, for other tools, and the images that users uploaded. An icon URL with the icons'
 * version in `?v=` is immutable; without it, clients revalidate after an hour.
 */
export const characterImageRoutes = new Hono<Env>()
  .get('/u/:id', ...userImage)
  .get('/:set{characters_[a-z]+}/:file', async c => {
    const variant = variants[c.req.param('set')]
    const [, id] = c.req.param('file').match(/^(.+)\.png$/) ?? []
    const svg = variant && id && characterSvg(variant, id, await iconDrawings(c.env.ASSETS))
    if (!svg) return c.json(...refusal('image_missing'))
    return answerPicture(c, {
      tag: await tagOf(svg),
      isImmutable: c.req.query('v') === iconsVersion,
      cache: 'character-images',
      render: () => paintPng(svg, side)
    })
  })

async function tagOf(svg: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(svg))
  return new Uint8Array(hash).slice(0, 8).toHex()
}
