import { useStore } from '@nanostores/react'
import { catalogue } from '#catalogue/catalogue.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { writeFileForOthers } from '#core/script/file-for-others.ts'
import type { Script } from '#core/script/script.ts'
import { toUrlSafeBase64 } from '#core/sharing/base64.ts'
import { packScript } from '#core/sharing/share-link.ts'
import { pageLocale } from '#i18n/messages.ts'
import { type Locale, publisherScriptAddress, sharedScriptPath } from '#routes'
import { $catalogueTexts } from '#stores/cast.ts'
import { gzip } from '#stores/reading/compression.ts'
import { $script } from '#stores/script.ts'
import { useAsync } from '#ui/use-async.ts'

/** Links to the open script. Undefined until they are ready, and for a script without characters. */
export function useShareLinks(): ShareLinks | undefined {
  const script = useStore($script)
  const texts = useStore($catalogueTexts)
  const target = { origin: location.origin, locale: pageLocale() }
  const isEmpty = script.characters.length === 0
  return useAsync(isEmpty ? undefined : () => createShareLinks(script, texts, target), [script, texts]).value
}

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
export async function createShareLinks(
  script: Script,
  texts: CatalogueTexts | undefined,
  { origin, locale }: { origin: string; locale: Locale }
): Promise<ShareLinks> {
  const compact = await packScript(writeFileForOthers(script, catalogue), gzip)
  const whole = await packScript(writeFileForOthers(script, catalogue, texts), gzip)
  return {
    site: origin + sharedScriptPath(locale, toUrlSafeBase64(compact)),
    publisher: publisherScriptAddress(whole)
  }
}
