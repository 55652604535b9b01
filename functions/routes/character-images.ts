import { Hono } from 'hono'
import type { Alignment } from '#core/character/team.ts'
import { iconsVersion } from '#graphics/official-icons.ts'
import { workerPaths } from '#routes/worker-paths.ts'
import type { Env } from '../env.ts'
import { contentHash } from '../http/conditional.ts'
import { refusal } from '../http/refusals.ts'
import { characterSvg } from '../images/character-svg.ts'
import { loadOfficialIcons } from '../images/official-icons.ts'
import { renderPng } from '../images/render-png.ts'
import { servePng } from '../images/serve-png.ts'
import { serveUserImage } from '../images/user-image.ts'

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
  .get(workerPaths.userImage, ...serveUserImage)
  .get(workerPaths.characterImage, async c => {
    const [, , set = ''] = c.req.path.split('/')
    const variant = variants[set]
    const [, id] = c.req.param('file').match(/^(.+)\.png$/) ?? []
    const svg = variant && id && characterSvg(variant, id, await loadOfficialIcons(c.env.ASSETS))
    if (!svg) return c.json(...refusal('image_missing'))
    return servePng(c, {
      tag: await contentHash(svg, 8),
      isImmutable: c.req.query('v') === iconsVersion,
      cache: 'character-images',
      render: () => renderPng(svg, side)
    })
  })
