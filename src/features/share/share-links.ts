import { catalogue } from '#catalogue/catalogue.ts'
import { urlSafe } from '#core/base64.ts'
import type { CatalogueTexts } from '#core/catalogue.ts'
import { packScript } from '#core/pack-script.ts'
import type { Script } from '#core/script.ts'
import { writeScriptFile } from '#core/script-file.ts'
import { type Locale, publisherScriptAddress, sharedScriptPath } from '#routes'
import { gzip } from '#stores/gzip.ts'

/** Links that contain the whole script. */
export interface ShareLinks {
  /** Opens the script on this site, for everybody. */
  site: string
  /** Opens the script in the publisher's script tool. */
  publisher: string
}

/**
 * The site link contains only the overrides of official characters; the rest appears in the reader's language. The
 * publisher's tool has no overrides, so its link contains those characters whole, in the language of `texts`.
 */
export async function shareLinks(
  script: Script,
  texts: CatalogueTexts | undefined,
  { origin, locale }: { origin: string; locale: Locale }
): Promise<ShareLinks> {
  const compact = await packScript(writeScriptFile(script, catalogue), gzip)
  const whole = await packScript(writeScriptFile(script, catalogue, texts), gzip)
  return {
    site: origin + sharedScriptPath(locale, urlSafe(compact)),
    publisher: publisherScriptAddress(whole)
  }
}
