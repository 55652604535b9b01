import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { type Cast, castOf } from '#core/cast.ts'
import type { CatalogueTexts } from '#core/catalogue.ts'
import { fileStem } from '#core/file-name.ts'
import type { Script } from '#core/script.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { localPath, openingPath, type PublicKind, publicPath, versionParameter } from '#routes'
import { publicCardPath, publicFilePath, publicSheetPath } from '#routes/worker.ts'

interface PublicVersion {
  version: number
  savedAt: number
  script: Script
}

/** Something public, as whoever let the request through hands it over. */
export interface PublicWork {
  kind: PublicKind
  publicId: string
  shown: PublicVersion
  /** Newest first; the one that is shown among them. */
  versions: readonly PublicVersion[]
}

/** Where all of it is, and in what words it is told, in the page's language. */
export async function readPublic({ kind, publicId, shown, versions }: PublicWork) {
  const locale = pageLocale()
  const texts = await loadTexts(locale)
  const cast = castOf(shown.script, catalogue, texts)
  const newest = versions[0] ?? shown
  const slug = fileStem(newest.script.title)
  const path = publicPath(kind, publicId, slug)
  const earlier = newest.version === shown.version ? undefined : shown.version
  const query = earlier ? `?${versionParameter}=${earlier}` : ''
  return {
    cast,
    texts,
    path,
    title: cast.title.trim() || m.export_sheet_untitled(),
    description: kind === 'script' ? aboutScript(cast) : aboutCharacter(cast),
    isNewest: earlier === undefined,
    newestPath: earlier ? localPath(locale, path) : undefined,
    card: `${publicCardPath(kind, publicId, slug)}?lang=${locale}&v=${newest.version}`,
    builder: openingPath(locale, kind, publicId, earlier),
    file: publicFilePath(kind, publicId, slug) + query,
    sheet: `${publicSheetPath(publicId, slug)}?lang=${locale}${query.replace('?', '&')}`,
    versionPath: (version: number) =>
      localPath(locale, version === newest.version ? path : `${path}?${versionParameter}=${version}`)
  }
}

/** A jinx that a character brings along, with whom it is in the page's language. */
export interface OwnJinx {
  id: string
  name: string
  reason: string
}

/** The jinxes of a character that was saved by itself. */
export const ownJinxes = ({ characters: [character] }: Script, texts: CatalogueTexts): OwnJinx[] =>
  ((character?.kind === 'custom' && character.jinxes) || []).map(({ id, reason }) => ({
    id,
    name: (texts.characters[id] ?? catalogue.characters.get(id))?.name ?? id,
    reason
  }))

/** What a search shows under the title. */
const mostInDescription = 200

function aboutScript({ author, characters }: Cast) {
  const by = author.trim() && m.shell_by_author({ author: author.trim() })
  const names = characters.map(({ name }) => name).join(', ')
  const words = [by, m.export_sheet_characters({ count: characters.length }), names].filter(Boolean)
  return shorten(words.join(' · '))
}

const aboutCharacter = ({ characters }: Cast) => shorten(characters[0]?.ability ?? '')

const shorten = (text: string) =>
  text.length > mostInDescription ? `${text.slice(0, mostInDescription).toWellFormed()}…` : text
