import { catalogue } from '#catalogue/catalogue.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { fileStem } from '#core/file-name.ts'
import { writeFileForOthers } from '#core/script/file-for-others.ts'
import type { Script } from '#core/script/script.ts'
import { encodeBase64, toUrlSafeBase64 } from '#core/sharing/base64.ts'
import { packScript } from '#core/sharing/share-link.ts'
import type { ScriptForTools } from '#core/sharing/tool-links.ts'
import { type Locale, languageTags, sharedScriptPath } from '#routes'
import { publicFilePath } from '#routes/worker-paths.ts'
import { deflateRaw, gzip } from '#stores/reading/compression.ts'

/** Links that contain the whole script. */
export interface ShareLinks {
  /** Opens the script on this site, for everybody. */
  site: string
  /** The script as the links of other tools have it. */
  forTools: Omit<ScriptForTools, 'script' | 'cast'>
}

interface Target {
  origin: string
  locale: Locale
  /** Of the public page; undefined unless that shows exactly this script. */
  publicId?: string | undefined
}

/**
 * The site link contains only the overrides of official characters; the rest appears in the reader's language. Other tools
 * have no overrides, so their links contain those characters whole, in the language of `texts`.
 */
export async function createShareLinks(
  script: Script,
  texts: CatalogueTexts | undefined,
  { origin, locale, publicId }: Target
): Promise<ShareLinks> {
  const compact = await packScript(writeFileForOthers(script, catalogue), gzip)
  const whole = writeFileForOthers(script, catalogue, texts)
  const json = JSON.stringify(whole)
  const forTools = {
    json,
    gzip: await packScript(whole, gzip),
    deflate: toUrlSafeBase64(encodeBase64(await deflateRaw(json))),
    publicFile: publicId && origin + publicFilePath('script', publicId, fileStem(script.title)),
    language: languageTags[locale]
  }
  return { site: origin + sharedScriptPath(locale, toUrlSafeBase64(compact)), forTools }
}
