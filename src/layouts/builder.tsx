import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { m } from '#i18n/messages.ts'
import type { BuilderScreen } from '#routes'
import { $page, followLink } from '#stores/router.ts'
import { documentTitle, screenTitle } from './screen-titles.ts'

/** The builder: one island for all its screens, which moves between them without loading a page. */
export function Builder({ screen }: { screen: BuilderScreen }) {
  const shown = useStore($page)?.route ?? screen

  useEffect(() => {
    document.addEventListener('click', followLink)
    return () => document.removeEventListener('click', followLink)
  }, [])

  useEffect(() => {
    document.title = documentTitle(screenTitle(shown))
  }, [shown])

  return (
    <main>
      <h1>{m.script_untitled()}</h1>
      <h2>{screenTitle(shown)}</h2>
    </main>
  )
}
