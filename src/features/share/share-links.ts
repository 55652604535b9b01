import { catalogue } from '#catalogue/catalogue.ts'
import { urlSafe } from '#core/base64.ts'
import type { CatalogueTexts } from '#core/catalogue.ts'
import { packScript } from '#core/pack-script.ts'
import type { Script } from '#core/script.ts'
import { writeScriptFile } from '#core/script-file.ts'
import { type Locale, publisherScriptAddress, sharedScriptPath } from '#routes'
import { gzip } from '#stores/gzip.ts'

/** Addresses that hold the whole script. */
export interface ShareLinks {
  /** Shows it here, to whoever follows it. */
  own: string
  /** Opens it in the publisher's script tool. */
  publisher: string
}

/**
 * Ours carries what the script changes on official characters and leaves the rest to the reader's own language; the
 * publisher's tool knows no such changes and gets those characters whole, in the words of `texts`.
 */
export async function shareLinks(
  script: Script,
  texts: CatalogueTexts | undefined,
  { origin, locale }: { origin: string; locale: Locale }
): Promise<ShareLinks> {
  const own = await packScript(writeScriptFile(script, catalogue), gzip)
  const whole = await packScript(writeScriptFile(script, catalogue, texts), gzip)
  return {
    own: origin + sharedScriptPath(locale, urlSafe(own)),
    publisher: publisherScriptAddress(whole)
  }
}
