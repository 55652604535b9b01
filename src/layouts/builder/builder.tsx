import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { ScreenBoundary } from '#features/shell/error-screen.tsx'
import type { BuilderScreen } from '#routes'
import { $router } from '#stores/router.ts'
import { sideMenuId } from '#ui/menus/side-menu-id.ts'
import { BuilderFrame } from '../frame/builder-frame.tsx'
import { Banners } from '../notices/banners.tsx'
import { NoticeToasts } from '../notices/notice-toasts.tsx'
import { CurrentDialogs, CurrentScreen } from './current-screen.tsx'
import { documentTitle } from './document-title.ts'
import { backgroundScreen, screens } from './screens.ts'
import { startBuilder } from './start-builder.ts'

/** The builder: one island for all screens, which switches between them without loading a page. */
export const Builder = ({ screen }: { screen: BuilderScreen }) => (
  <ScreenBoundary>
    <WorkingBuilder screen={screen} />
  </ScreenBoundary>
)

/** Each part has a boundary, so that one that fails leaves the others working. */
function WorkingBuilder({ screen: initialScreen }: { screen: BuilderScreen }) {
  const screen = useStore($router)?.route ?? initialScreen

  useEffect(startBuilder, [])

  useEffect(() => {
    document.title = documentTitle(screens[screen].title())
    highlightMenuLink()
  }, [screen])

  return (
    <BuilderFrame screen={screen}>
      <Banners />
      <ScreenBoundary key={backgroundScreen(screen)}>
        <CurrentScreen screen={screen} />
      </ScreenBoundary>
      <CurrentDialogs screen={screen} />
      <NoticeToasts />
    </BuilderFrame>
  )
}

/** Marks the side menu's link to the current URL. Needed since the builder changes its URL without loading a page. */
export function highlightMenuLink() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`#${sideMenuId} nav a`)) {
    if (location.pathname.startsWith(link.pathname)) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}
