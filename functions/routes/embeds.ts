import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { limits } from '#core/limits.ts'
import { embedCode } from '#core/sharing/embed-code.ts'
import { m } from '#i18n/messages.ts'
import { titleText } from '#i18n/title-text.ts'
import { embedPath, findPublicScript, publicCardPath, workerPaths } from '#routes/worker-paths.ts'
import type { Env } from '../env.ts'
import { publicJson } from '../http/public-json.ts'
import { number } from '../http/query-schemas.ts'
import { isNetworkOverLimit, periodSeconds } from '../http/rate-limit.ts'
import { refusal } from '../http/refusals.ts'
import { siteOrigin } from '../http/site-origin.ts'
import { validateQuery } from '../http/validate.ts'
import { embedMessage, readEmbedOptions, renderEmbed } from '../public/embed-page.ts'
import { renderCached } from '../public/render-cache.ts'
import { findPublicVersion, servePublic } from '../public/serve-public.ts'

const length = number.pipe(z.int().min(1).max(10_000))

/** The query of oEmbed. Lengths are in pixels. */
export const oembedQuery = z.object({
  url: z.string().max(2000),
  maxwidth: length.optional(),
  maxheight: length.optional(),
  format: z.string().default('json')
})

/** The size of an embed in pixels, where nothing smaller is asked for. */
const embedSize = { width: 600, height: 480 }
const cardSize = { width: 1200, height: 630 }

/** Seconds for which oEmbed data may be stored. */
const cacheSeconds = 300

/** Over the limit, an embed says so itself: a frame shows nothing of a page that forbids framing. */
const limitEmbeds = createMiddleware<Env>(async (c, next) => {
  if (!(await isNetworkOverLimit(c, 'READ_RATE'))) return next()
  const { locale } = readEmbedOptions(c)
  const message = {
    title: m.errors_too_often_title({}, { locale }),
    text: m.errors_too_often_text({}, { locale })
  }
  return embedMessage(c, message, 429, { 'retry-after': `${periodSeconds}` })
})

/** The embeds of public scripts, and what oEmbed tells other sites about them. */
export const embedRoutes = new Hono<Env>()
  .get(workerPaths.embed, limitEmbeds, async c => {
    const options = readEmbedOptions(c)
    const { locale, theme, withAbilities } = options
    const publicId = c.req.param('id')
    const form = `embed-${locale}-${theme}-${withAbilities}`
    const response = await servePublic(
      c,
      { kind: 'script', publicId, slug: undefined, form },
      {
        pathOf: () => c.req.path,
        render: (published, origin) => renderEmbed(published, options, origin),
        isHidden: true
      }
    )
    const message = () => ({
      title: m.embed_gone_title({}, { locale }),
      text: m.embed_gone_text({}, { locale })
    })
    return response ?? embedMessage(c, message(), 404)
  })
  .use(workerPaths.oembed, publicJson)
  .get(workerPaths.oembed, validateQuery(oembedQuery), async c => {
    const { url, format, maxwidth = Number.MAX_VALUE, maxheight = Number.MAX_VALUE } = c.req.valid('query')
    if (format !== 'json') return c.json(...refusal('oembed_format'))
    const origin = siteOrigin(c.req.raw)
    const target = publicScriptAt(url, [origin, new URL(c.req.url).origin])
    const found = target && (await findPublicVersion(c, 'script', target.publicId))
    const script = found && (await readSummary(c, target.publicId, found))
    if (!script) return c.json(...refusal('nothing_public'))
    const { locale, publicId } = target
    const title = titleText(script.title, locale)
    const size = {
      width: Math.min(embedSize.width, maxwidth),
      height: Math.min(embedSize.height, maxheight)
    }
    const hasCard = script.isPrintable && cardSize.width <= maxwidth && cardSize.height <= maxheight
    const data = {
      version: '1.0' as const,
      type: 'rich' as const,
      title,
      ...(script.author && { author_name: script.author }),
      provider_name: m.shell_app_name({}, { locale }),
      provider_url: origin,
      cache_age: cacheSeconds,
      html: embedCode({ address: origin + embedPath(publicId, locale), title, ...size }),
      ...size,
      ...(hasCard && {
        thumbnail_url: `${origin}${publicCardPath('script', publicId, found.slug)}?lang=${locale}`,
        thumbnail_width: cardSize.width,
        thumbnail_height: cardSize.height
      })
    }
    return c.json(data, 200, { 'cache-control': `public, max-age=${cacheSeconds}` })
  })

/** The public script at an address of this site. Nothing is fetched; every other address has none. */
function publicScriptAt(address: string, origins: readonly string[]) {
  const url = URL.parse(address)
  if (!url || url.username || url.password || !origins.includes(url.origin)) return undefined
  return findPublicScript(url.pathname)
}

/** What oEmbed tells of a script; read once a version. */
interface Summary {
  title: string
  author: string
  isPrintable: boolean
}

async function readSummary(
  c: Context<Env>,
  publicId: string,
  { version, read }: NonNullable<Awaited<ReturnType<typeof findPublicVersion>>>
): Promise<Summary | undefined> {
  const rendered = await renderCached(c, ['oembed', publicId, version], async () => {
    const script = await read()
    if (!script) return undefined
    const { title = '', author = '', characters } = script
    const isPrintable = characters.length > 0 && characters.length <= limits.sheetCharacters
    const summary: Summary = { title: shorten(title), author: shorten(author), isPrintable }
    return { body: new TextEncoder().encode(JSON.stringify(summary)), type: 'application/json' }
  })
  return rendered && JSON.parse(new TextDecoder().decode(rendered.body))
}

const shorten = (text: string) => text.trim().slice(0, 300).toWellFormed()
