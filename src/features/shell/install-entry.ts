import { canInstall, install, startInstallPrompt, watchInstall } from '#ui/install-prompt.ts'

/** Shows the menu's entry for installing while the browser offers it. */
export function startInstallEntry() {
  startInstallPrompt()
  const entry = document.querySelector<HTMLElement>('[data-act="install"]')
  if (!entry) return
  entry.addEventListener('click', install)
  watchInstall(() => {
    entry.hidden = !canInstall()
  })
}
