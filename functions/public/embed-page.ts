import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildCast } from '#core/cast/cast.ts'
import { escapeHtml } from '#core/sharing/embed-code.ts'
import { m } from '#i18n/messages.ts'
import { titleText } from '#i18n/title-text.ts'
import { publicScriptPath } from '#routes'
import { limitCast } from '#views/limits/limit-cast.ts'
import { createPageBudget } from '#views/limits/page-budget.ts'
import { embedDocument } from './embed-document.ts'
import type { EmbedOptions } from './embed-options.ts'
import { renderTeams } from './embed-teams.ts'
import type { PublishedDocument } from './published.ts'
import type { Rendered } from './render-cache.ts'

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
  return embedDocument(
    title,
    `<h1>${escapeHtml(title)}</h1>${author && `\n<p>${escapeHtml(author)}</p>`}
<main${withAbilities ? ' class="abilities"' : ''}>
${renderTeams(cast, options, origin)}${hidden > 0 ? `\n<p>${m.embed_more({ count: hidden }, { locale })}</p>` : ''}
</main>
<footer><a href="${escapeHtml(origin + publicScriptPath(locale, publicId, slug))}" target="_blank" rel="noopener">${m.embed_open({}, { locale })}</a></footer>`,
    options
  )
}
