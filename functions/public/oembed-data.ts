import type { Context } from 'hono'
import { limits } from '#core/limits.ts'
import { embedCode } from '#core/sharing/embed-code.ts'
import { m } from '#i18n/messages.ts'
import { titleText } from '#i18n/title-text.ts'
import { embedPath, findPublicScript, publicCardPath } from '#routes/worker-paths.ts'
import type { Env } from '../env.ts'
import { renderCached } from './render-cache.ts'
import { findPublicVersion } from './serve-public.ts'

/** The size of an embed in pixels, where nothing smaller is asked for. */
const embedSize = { width: 600, height: 480 }
const cardSize = { width: 1200, height: 630 }

/** Seconds for which oEmbed data may be stored. */
export const oembedSeconds = 300

interface OembedRequest {
  /** The address of a public script. */
  address: string
  /** Where this site is. */
  origin: string
  /** In pixels. */
  maxWidth: number
  maxHeight: number
}

/**
 * What oEmbed tells other sites about a public script: https://oembed.com. Nothing is fetched.
 *
 * @returns undefined unless this site has a public script at the address
 */
export async function oembedData(c: Context<Env>, { address, origin, maxWidth, maxHeight }: OembedRequest) {
  const target = publicScriptAt(address, [origin, new URL(c.req.url).origin])
  const found = target && (await findPublicVersion(c, 'script', target.publicId))
  const script = found && (await readSummary(c, target.publicId, found))
  if (!script) return undefined
  const { locale, publicId } = target
  const title = titleText(script.title, locale)
  const size = {
    width: Math.min(embedSize.width, maxWidth),
    height: Math.min(embedSize.height, maxHeight)
  }
  const hasCard = script.isPrintable && cardSize.width <= maxWidth && cardSize.height <= maxHeight
  return {
    version: '1.0' as const,
    type: 'rich' as const,
    title,
    ...(script.author && { author_name: script.author }),
    provider_name: m.shell_app_name({}, { locale }),
    provider_url: origin,
    cache_age: oembedSeconds,
    html: embedCode({ address: origin + embedPath(publicId, locale), title, ...size }),
    ...size,
    ...(hasCard && {
      thumbnail_url: `${origin}${publicCardPath('script', publicId, found.slug)}?lang=${locale}`,
      thumbnail_width: cardSize.width,
      thumbnail_height: cardSize.height
    })
  }
}

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
