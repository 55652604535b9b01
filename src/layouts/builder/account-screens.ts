import type { BuilderScreen } from '#routes'

/** The screens that redirect users who are signed out. Without messages, so that Node can import it. */
export const accountScreens: ReadonlySet<BuilderScreen> = new Set<BuilderScreen>([
  'myScripts',
  'myCharacters',
  'newSavedCharacter',
  'editSavedCharacter',
  'myImages',
  'account'
])
