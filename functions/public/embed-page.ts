import type { Context } from 'hono'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildCast, type CastCharacter, groupByTeam } from '#core/cast/cast.ts'
import { escapeHtml } from '#core/sharing/embed-code.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { titleText } from '#i18n/title-text.ts'
import { defaultLocale, isLocale, type Locale, publicScriptPath } from '#routes'
import { embedParameters } from '#routes/worker-paths.ts'
import { characterImageUrl } from '#views/characters/character-image-url.ts'
import { isDisplayableImage } from '#views/displayable-image.ts'
import { limitCast } from '#views/limits/limit-cast.ts'
import { createPageBudget } from '#views/limits/page-budget.ts'
import type { Env } from '../env.ts'
import { embedPolicy } from '../http/page-policy.ts'
import { embedStyle } from './embed-style.ts'
import type { PublishedDocument } from './published.ts'
import type { Rendered } from './render-cache.ts'

/** The colour schemes of an embed; `auto` is the reader's. */
export const embedThemes = ['auto', 'light', 'dark'] as const

export interface EmbedOptions {
  locale: Locale
  theme: (typeof embedThemes)[number]
  withAbilities: boolean
}

/** Reads the options of an embed. What it doesn't know counts as not given, so that a page never shows an error instead. */
export function readEmbedOptions(c: Context<Env>): EmbedOptions {
  const locale = c.req.query(embedParameters.language) ?? ''
  const theme = c.req.query(embedParameters.theme)
  return {
    locale: isLocale(locale) ? locale : defaultLocale,
    theme: embedThemes.find(each => each === theme) ?? 'auto',
    withAbilities: c.req.query(embedParameters.abilities) === '1'
  }
}

/** Renders the embed of a public script: its title, author and characters, and a link to its page. */
export async function renderEmbed(
  { publicId, slug, shown }: PublishedDocument,
  options: EmbedOptions,
  origin: string
): Promise<Rendered> {
  const { locale, withAbilities } = options
  const whole = buildCast(shown.script, catalogue, await loadTexts(locale))
  const cast = limitCast(whole, createPageBudget())
  const title = titleText(cast.title, locale)
  const author = cast.author.trim() && m.shell_by_author({ author: cast.author.trim() }, { locale })
  const hidden = whole.characters.length - cast.characters.length
  const teams = groupByTeam(cast.characters).map(
    ({ team, characters }) =>
      `<h2>${teamName(team, locale)} <span>${characters.length}</span></h2>\n<ul>${characters
        .map(each => `<li>${icon(each, origin)}${nameOf(each, withAbilities)}`)
        .join('\n')}</ul>`
  )
  const html = page(
    title,
    `<h1>${escapeHtml(title)}</h1>${author && `\n<p>${escapeHtml(author)}</p>`}
<main${withAbilities ? ' class="abilities"' : ''}>
${teams.join('\n')}${hidden > 0 ? `\n<p>${m.embed_more({ count: hidden }, { locale })}</p>` : ''}
</main>
<footer><a href="${escapeHtml(origin + publicScriptPath(locale, publicId, slug))}" target="_blank" rel="noopener">${m.embed_open({}, { locale })}</a></footer>`,
    options
  )
  return {
    body: new TextEncoder().encode(html),
    type: 'text/html; charset=utf-8',
    policy: await embedPolicy(embedStyle)
  }
}

/** Responds with a small page in place of an embed. */
export async function embedMessage<Status extends 404 | 429>(
  c: Context<Env>,
  { title, text }: { title: string; text: string },
  status: Status,
  headers: Record<string, string> = {}
) {
  const html = page(title, `<h1>${title}</h1>\n<p>${text}</p>`, readEmbedOptions(c))
  const policy = await embedPolicy(embedStyle)
  return c.html(html, status, {
    ...headers,
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex'
  })
}

const page = (title: string, body: string, { locale, theme }: EmbedOptions) => `<!doctype html>
<html lang="${locale}" data-theme="${theme}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${embedStyle}</style>
<body>
${body}
</html>`

function nameOf({ name, ability }: CastCharacter, withAbilities: boolean): string {
  if (!withAbilities || !ability.trim()) return `<span>${escapeHtml(name)}</span>`
  return `<div><strong>${escapeHtml(name)}</strong><p>${escapeHtml(ability)}</p></div>`
}

/** The character's own image, the official icon, or a dot. */
function icon(character: CastCharacter, origin: string): string {
  const [own = ''] = character.images
  const address = isDisplayableImage(own)
    ? own
    : character.kind === 'official'
      ? characterImageUrl(character, new URL(origin))
      : undefined
  return address === undefined
    ? '<i></i>'
    : `<img src="${escapeHtml(address)}" alt="" width="32" height="32" loading="lazy" referrerpolicy="no-referrer">`
}
