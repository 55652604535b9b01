import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { pageLocale } from '#i18n/messages.ts'
import { $texts } from '#stores/cast.ts'
import { $script } from '#stores/script.ts'
import { type ShareLinks, shareLinks } from './share-links.ts'

/** Links to the open script. Undefined until they are ready, and for a script without characters. */
export function useShareLinks(): ShareLinks | undefined {
  const script = useStore($script)
  const texts = useStore($texts)
  const [links, setLinks] = useState<ShareLinks>()

  useEffect(() => {
    let isCurrent = true
    setLinks(undefined)
    if (script.characters.length === 0) return
    const target = { origin: location.origin, locale: pageLocale() }
    shareLinks(script, texts, target).then(created => isCurrent && setLinks(created))
    return () => {
      isCurrent = false
    }
  }, [script, texts])

  return links
}
