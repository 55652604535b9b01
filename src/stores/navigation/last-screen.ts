import { type BuilderScreen, builderPaths, builderScreens, localizePath, splitLocale } from '#routes'

/** Key in local storage of the path of the screen that was open last, in whichever tab. */
const KEY = 'belfry:last-screen'

export interface LastScreen {
  /** With the language that it was shown in. */
  path: string
  screen: BuilderScreen
}

/** Stores the screen that is open, for the next start of the installed app. @param id of the screen's character */
export function rememberScreen(screen: BuilderScreen, id = '') {
  const { locale } = splitLocale(location.pathname)
  try {
    localStorage.setItem(
      KEY,
      localizePath(locale, builderPaths[screen].replace(':id', encodeURIComponent(id)))
    )
  } catch {
    // Storage is full or blocked: the app starts at the script.
  }
}

/** The screen that was open last. Undefined when none is stored, or one that isn't there any more. */
export function readLastScreen(): LastScreen | undefined {
  const path = readStored()
  const plain = splitLocale(path).path
  const screen = builderScreens.find(each => patternOf(each).test(plain))
  return screen && { path, screen }
}

const patternOf = (screen: BuilderScreen) => new RegExp(`^${builderPaths[screen].replace(':id', '[^/]+')}$`)

function readStored(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
