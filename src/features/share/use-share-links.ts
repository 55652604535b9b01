import { useStore } from '@nanostores/react'
import { pageLocale } from '#i18n/messages.ts'
import { findPublicScript } from '#routes/worker-paths.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { $publicPageUrl } from '#stores/saving/public-page.ts'
import { $saveStatus } from '#stores/saving/save-status.ts'
import { $script } from '#stores/script.ts'
import { useAsync } from '#ui/use-async.ts'
import { createShareLinks, type ShareLinks } from './create-share-links.ts'

/** Links to the open script. Undefined until they are ready, and for a script without characters. */
export function useShareLinks(): ShareLinks | undefined {
  const script = useStore($script)
  const texts = useStore($catalogueTexts)
  const isSaved = useStore($saveStatus)?.state === 'saved'
  const page = useStore($publicPageUrl)?.(pageLocale())
  const target = {
    origin: location.origin,
    locale: pageLocale(),
    publicId: isSaved && page ? findPublicScript(new URL(page).pathname)?.publicId : undefined
  }
  const isEmpty = script.characters.length === 0
  return useAsync(isEmpty ? undefined : () => createShareLinks(script, texts, target), [
    script,
    texts,
    target.publicId
  ]).value
}
