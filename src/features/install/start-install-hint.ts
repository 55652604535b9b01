import { $router } from '#stores/router.ts'
import { $script, $tabChange, type TabChange } from '#stores/script.ts'
import { canInstall } from '#ui/install-prompt.ts'

/** Key in local storage: the hint was shown. */
const KEY = 'belfry:install-hint'

/** Characters from which on a script is something that the user has made. */
const madeCharacters = 5

/**
 * Calls `open` once, unless it ever has in this browser: after the user has changed a script that is worth returning to,
 * the browser offers to install, and another screen opens. The hint moves what is below it, so it never comes between.
 *
 * @returns stops waiting
 */
export function startInstallHint(open: () => void): () => void {
  let hasMade = false
  const stopChanges = $tabChange.listen(change => {
    if (change && isEdit(change)) hasMade = true
  })
  const stopScreens = $router.listen(() => {
    if (!hasMade || $script.get().characters.length < madeCharacters || !canInstall()) return
    stop()
    if (wasShown()) return
    storeShown()
    open()
  })
  function stop() {
    stopChanges()
    stopScreens()
  }
  return stop
}

/** Whether the user has changed the open script, rather than opened another one. */
const isEdit = ({ before, after, by }: TabChange) => by === 'edit' && before.id === after.id

function wasShown(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    // Storage is blocked: better no hint than one on every visit.
    return true
  }
}

function storeShown() {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    // Storage is full: the hint may come once more.
  }
}
