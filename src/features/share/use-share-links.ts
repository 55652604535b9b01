import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { pageLocale } from '#i18n/messages.ts'
import { $texts } from '#stores/cast.ts'
import { $script } from '#stores/script.ts'
import { type ShareLinks, shareLinks } from './share-links.ts'

/** The addresses of the present script; absent until they are made, and for a script without characters. */
export function useShareLinks(): ShareLinks | undefined {
  const script = useStore($script)
  const texts = useStore($texts)
  const [links, setLinks] = useState<ShareLinks>()

  useEffect(() => {
    let isPresent = true
    setLinks(undefined)
    if (script.characters.length === 0) return
    const place = { origin: location.origin, locale: pageLocale() }
    shareLinks(script, texts, place).then(made => isPresent && setLinks(made))
    return () => {
      isPresent = false
    }
  }, [script, texts])

  return links
}
