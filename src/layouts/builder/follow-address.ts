import { openParameter } from '#routes'
import { appParameter } from '#routes/app-paths.ts'
import { addCharacterFromUrl } from '#stores/add-from-url.ts'
import { importModule } from '#stores/loading/import-module.ts'
import { openLastScreen } from './last-screen.ts'

/** Does what the parameters of the address ask for: opens the last screen or a public document, or adds a character. */
export async function followAddress() {
  const { searchParams } = new URL(location.href)
  if (searchParams.has(appParameter)) openLastScreen()
  await addCharacterFromUrl()
  if (!searchParams.has(openParameter)) return
  const { openFromUrl } = await importModule(() => import('#stores/reading/open-from-url.ts'))
  await openFromUrl()
}
