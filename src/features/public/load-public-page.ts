import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildCast, type Cast } from '#core/cast/cast.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { fileStem } from '#core/file-name.ts'
import { ownValue } from '#core/own-value.ts'
import type { Script } from '#core/script/script.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { localizePath, openPublicPath, type PublicKind, publicPath, versionParameter } from '#routes'
import { publicCardPath, publicFilePath, publicSheetPath } from '#routes/worker-paths.ts'

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
  /** The displayed version. */
  shown: PublicVersion
  /** All public versions, newest first. */
  versions: readonly PublicVersion[]
}

/** Texts and paths of a public page in the page's language. `newestPath` is undefined on the newest version. */
export async function loadPublicPage({ kind, publicId, shown, versions }: PublicDocument) {
  const locale = pageLocale()
  const texts = await loadTexts(locale)
  const cast = buildCast(shown.script, catalogue, texts)
  const newest = versions[0] ?? shown
  const slug = fileStem(newest.script.title)
  const path = publicPath(kind, publicId, slug)
  const oldVersion = newest.version === shown.version ? undefined : shown.version
  const query = oldVersion ? `?${versionParameter}=${oldVersion}` : ''
  return {
    cast,
    texts,
    path,
    title: cast.title.trim() || m.export_sheet_untitled(),
    description: kind === 'script' ? describeScript(cast) : describeCharacter(cast),
    isNewest: oldVersion === undefined,
    newestPath: oldVersion ? localizePath(locale, path) : undefined,
    card: `${publicCardPath(kind, publicId, slug)}?lang=${locale}&v=${newest.version}`,
    builder: openPublicPath(locale, kind, publicId, oldVersion),
    file: publicFilePath(kind, publicId, slug) + query,
    sheet: `${publicSheetPath(publicId, slug)}?lang=${locale}${query.replace('?', '&')}`,
    versionPath: (version: number) =>
      localizePath(locale, version === newest.version ? path : `${path}?${versionParameter}=${version}`)
  }
}

/** A jinx of a custom character; `name` is the other character's name in the page's language. */
export interface CharacterJinx {
  id: string
  name: string
  reason: string
}

/** The jinxes of a public custom character, which is a script with only that character. */
export const characterJinxes = (
  { characters: [character] }: Script,
  texts: CatalogueTexts
): CharacterJinx[] =>
  ((character?.kind === 'custom' && character.jinxes) || []).map(({ id, reason }) => ({
    id,
    name: (ownValue(texts.characters, id) ?? catalogue.characters.get(id))?.name ?? id,
    reason
  }))

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
