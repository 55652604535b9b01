import { readFileSync } from 'node:fs'
import { type Cast, groupByTeam, type NightEntry } from '../../src/core/cast/cast.ts'
import { iconPathsAddress } from '../../src/graphics/official-icons.ts'
import { teamColours } from '../../src/print/typeset/colours.ts'

const icons: Record<string, string> = JSON.parse(readFileSync(`public${iconPathsAddress}`, 'utf8'))

/**
 * The HTML of a script's sheet and nights for a browser to print: the same texts, icons, fonts and columns as Belfry's
 * print, in simple CSS.
 *
 * @param fileOf returns the URL path of a built file
 */
export function htmlSheet(cast: Cast, fileOf: (pattern: string) => string): string {
  const fontFace = (name: string, pattern: string, weight = 400) =>
    `@font-face { font-family: ${name}; font-weight: ${weight}; src: url(${fileOf(pattern)}) }`
  return `<!doctype html><html lang="en"><title>${escapeHtml(cast.title)}</title><style>
    ${fontFace('Sans', 'AlegreyaSans_400Regular.*.ttf')}
    ${fontFace('Sans', 'AlegreyaSans_700Bold.*.ttf', 700)}
    ${fontFace('Goudy', 'SortsMillGoudy_400Regular.*.ttf')}
    @page { size: A4; margin: 28pt 30pt }
    body { margin: 0; font: 9pt/11pt Sans; color: #231c15 }
    h1 { font: 31pt/34pt Goudy; margin: 0; border-bottom: 2pt solid }
    h2 { font: 12pt Goudy; margin: 8pt 0 2pt }
    .columns { columns: 2; column-gap: 16pt }
    .row { display: flex; gap: 7pt; min-height: 29pt; break-inside: avoid; padding-bottom: 4pt }
    .row svg { flex: none; width: 29pt; height: 29pt }
    .night { break-before: page }
    p { margin: 0 }
  </style><h1>${escapeHtml(cast.title)} by ${escapeHtml(cast.author)}</h1>
  ${groupByTeam(cast.characters)
    .map(
      ({ team, characters }) =>
        `<h2>${team}</h2><div class="columns">${characters.map(each => row(each, setupBold(each.ability))).join('')}</div>`
    )
    .join('')}
  <div class="night columns"><h2>First night</h2>${nightRows(cast.firstNight)}
  <h2>Other nights</h2>${nightRows(cast.otherNight)}</div></html>`
}

const nightRows = (entries: readonly NightEntry[]) =>
  entries
    .map(entry =>
      entry.kind === 'character'
        ? row(entry.character, escapeHtml(entry.reminder))
        : `<div class="row"><p><b>${escapeHtml(entry.name)}</b><br>${escapeHtml(entry.reminder)}</p></div>`
    )
    .join('')

const row = ({ id, name, team }: Cast['characters'][number], text: string) =>
  `<div class="row"><svg viewBox="0 0 512 512"><path d="${icons[id] ?? ''}" fill="${teamColours[team].mark}"/></svg>
  <p><b style="color: ${teamColours[team].text}">${escapeHtml(name)}</b><br>${text}</p></div>`

const setupBold = (ability: string) => escapeHtml(ability).replace(/\[[^\]]*\]/g, note => `<b>${note}</b>`)

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
