import { canInstall, install, watchInstall } from '#ui/install-prompt.ts'

/**
 * Shows the side menu's entry for installing while the browser offers it.
 *
 * @returns stops it
 */
export function startInstallEntry(): () => void {
  const entry = document.querySelector<HTMLElement>('[data-act="install"]')
  if (!entry) return () => {}
  const show = () => {
    entry.hidden = !canInstall()
  }
  show()
  entry.addEventListener('click', install)
  const stop = watchInstall(show)
  return () => {
    stop()
    entry.removeEventListener('click', install)
  }
}
