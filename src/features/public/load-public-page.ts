import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildCast, type Cast } from '#core/cast/cast.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { limits } from '#core/limits.ts'
import { ownValue } from '#core/own-value.ts'
import type { DocumentVersion } from '#core/saving/document.ts'
import type { Script } from '#core/script/script.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { titleText } from '#i18n/title-text.ts'
import {
  changesParameter,
  localizePath,
  openPublicPath,
  type PublicKind,
  publicPath,
  versionParameter
} from '#routes'
import { publicCardPath, publicFilePath, publicSheetPath } from '#routes/worker-paths.ts'
import { limitCast } from '#views/limits/limit-cast.ts'
import { createPageBudget, type PageBudget, pageLimits } from '#views/limits/page-budget.ts'

interface PublicVersion {
  version: number
  /** Milliseconds since 1970. */
  savedAt: number
  /** A character is a script with only that character. */
  script: Script
}

/** A public script or character, as the Worker passes it to the page. */
export interface PublicDocument {
  kind: PublicKind
  publicId: string
  /** The name in its URL. */
  slug: string
  /** The displayed version. */
  shown: PublicVersion
  /** All public versions, newest first. */
  versions: readonly DocumentVersion[]
  /** The version before the displayed one, if the page shows what changed. */
  before?: PublicVersion | undefined
}

/**
 * Texts and paths of a public page in the page's language. The cast is what one page shows. `newestPath` is undefined on
 * the newest version; search engines leave out a page with `isHidden`.
 */
export async function loadPublicPage({ kind, publicId, slug, shown, versions, before }: PublicDocument) {
  const locale = pageLocale()
  const texts = await loadTexts(locale)
  const wholeCast = buildCast(shown.script, catalogue, texts)
  const budget = createPageBudget()
  const cast = limitCast(wholeCast, budget)
  /** The Worker refuses sheets and cards of other scripts. */
  const isPrintable =
    wholeCast.characters.length > 0 && shown.script.characters.length <= limits.sheetCharacters
  const newest = versions[0] ?? shown
  const path = publicPath(kind, publicId, slug)
  const oldVersion = newest.version === shown.version ? undefined : shown.version
  const query = oldVersion ? `?${versionParameter}=${oldVersion}` : ''
  return {
    cast,
    /** Counts what the page leaves out, and limits what it shows besides the cast. */
    budget,
    texts,
    path,
    title: titleText(cast.title),
    description: kind === 'script' ? describeScript(wholeCast) : describeCharacter(cast),
    isHidden: oldVersion !== undefined || before !== undefined,
    newestPath: oldVersion ? localizePath(locale, path) : undefined,
    card: isPrintable
      ? `${publicCardPath(kind, publicId, slug)}?lang=${locale}&v=${newest.version}`
      : undefined,
    builder: openPublicPath(locale, kind, publicId, oldVersion),
    file: publicFilePath(kind, publicId, slug) + query,
    sheet: isPrintable
      ? `${publicSheetPath(publicId, slug)}?lang=${locale}${query.replace('?', '&')}`
      : undefined,
    versionPath: (version: number) =>
      localizePath(locale, version === newest.version ? path : `${path}?${versionParameter}=${version}`),
    /** The page of a version with what it changed. */
    changesPath: (version: number) =>
      localizePath(locale, `${path}?${versionParameter}=${version}&${changesParameter}=1#${changesId}`)
  }
}

/** Element id of the list of versions. */
export const changesId = 'versions'

/** A jinx of a custom character; `name` is the other character's name in the page's language. */
export interface CharacterJinx {
  id: string
  name: string
  reason: string
}

/** The jinxes of a public custom character, which is a script with only that character, as far as its page shows them. */
export function characterJinxes(
  { characters: [character] }: Script,
  texts: CatalogueTexts,
  budget: PageBudget
): CharacterJinx[] {
  const jinxes = (character?.kind === 'custom' && character.jinxes) || []
  return budget.takeItems(jinxes, pageLimits.jinxes).map(({ id, reason }) => {
    const name = (ownValue(texts.characters, id) ?? catalogue.characters.get(id))?.name ?? id
    return { id, name: budget.takeText(name, pageLimits.name), reason: budget.takeText(reason) }
  })
}

/** Length of a description in characters; search engines show about as much. */
const maxDescription = 200

function describeScript({ author, characters }: Cast) {
  const by = author.trim() && m.shell_by_author({ author: author.trim() })
  const names = characters.map(({ name }) => name).join(', ')
  const parts = [by, m.export_sheet_characters({ count: characters.length }), names].filter(Boolean)
  return shorten(parts.join(' · '))
}

const describeCharacter = ({ characters }: Cast) => shorten(characters[0]?.ability ?? '')

const shorten = (text: string) =>
  text.length > maxDescription ? `${text.slice(0, maxDescription).toWellFormed()}…` : text
