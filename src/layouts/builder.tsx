import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { ErrorBoundary } from '#features/shell/error-screen.tsx'
import { m } from '#i18n/messages.ts'
import type { BuilderScreen } from '#routes'
import { $page, followLink } from '#stores/router.ts'
import { $script } from '#stores/script.ts'
import { MenuButton } from '#ui/menu-button.tsx'
import { PageFrame } from '#ui/page-frame.tsx'
import { BuilderFrame } from './builder-frame.tsx'
import { documentTitle, screenTitle } from './screen-titles.ts'

/** The builder: one island for all its screens, which moves between them without loading a page. */
export function Builder({ screen }: { screen: BuilderScreen }) {
  const shown = useStore($page)?.route ?? screen
  const { title, author } = useStore($script)

  useEffect(() => {
    document.addEventListener('click', followLink)
    return () => document.removeEventListener('click', followLink)
  }, [])

  useEffect(() => {
    document.title = documentTitle(screenTitle(shown))
  }, [shown])

  return (
    <BuilderFrame screen={shown}>
      <ErrorBoundary key={shown}>
        <PageFrame
          heading={title || m.script_untitled()}
          byline={author ? m.shell_by_author({ author }) : undefined}
          start={<MenuButton label={m.shell_open_menu()} />}
        >
          <h2>{screenTitle(shown)}</h2>
        </PageFrame>
      </ErrorBoundary>
    </BuilderFrame>
  )
}
