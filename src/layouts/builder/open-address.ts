import { openParameter } from '#routes'
import { addCharacterFromUrl } from '#stores/add-from-url.ts'
import { importModule } from '#stores/loading/import-module.ts'

/** Adds or opens what the parameters of the URL name. */
export function openAddress() {
  void addCharacterFromUrl()
  if (new URL(location.href).searchParams.has(openParameter)) void openDocument()
}

async function openDocument() {
  const { openFromUrl } = await importModule(() => import('#stores/open-from-url.ts'))
  await openFromUrl()
}
