import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { almanacKey } from '#core/script/almanac-keys.ts'
import type { Script } from '#core/script/script.ts'
import { defaultLocale, openParameter, type PublicKind, publicPath, versionParameter } from '#routes'
import { publicFilePath } from '#routes/worker-paths.ts'
import { addCustomCharacter } from '../add-custom-character.ts'
import { startScript } from '../library/library-actions.ts'
import { notify } from '../notice.ts'
import { readInWorker } from './read-in-worker.ts'

/**
 * Opens a copy of the public script in the `open` parameter of the URL, or adds the public character to the open script.
 * Removes the parameter first.
 */
export async function openFromUrl() {
  const address = new URL(location.href)
  const requested = address.searchParams.get(openParameter) ?? ''
  const version = address.searchParams.get(versionParameter)
  address.searchParams.delete(openParameter)
  address.searchParams.delete(versionParameter)
  history.replaceState(history.state, '', address)
  const [, kind, publicId = ''] = requested.match(/^(script|character)\/([0-9a-f]{16})$/) ?? []
  if (kind !== 'script' && kind !== 'character') return
  const file = await fetchFile(kind, publicId, version)
  if (!file.ok) return notify({ kind: file.code })
  if (kind === 'character') return addCharacter(file.script)
  notify({ kind: 'imported', title: file.script.title, former: await startScript(file.script) })
}

/** The Worker finds the file by its id alone, so the kind serves as its name. */
async function fetchFile(kind: PublicKind, publicId: string, version: string | null) {
  const query = version === null ? '' : `?${versionParameter}=${encodeURIComponent(version)}`
  const response = await fetch(publicFilePath(kind, publicId, kind) + query).catch(() => undefined)
  if (response?.status === 404) return { ok: false, code: 'publicMissing' } as const
  const text = response?.ok ? await response.text().catch(() => undefined) : undefined
  const read = text === undefined ? undefined : await readPublicFile(text)
  if (!read?.ok) return { ok: false, code: 'publicUnreadable' } as const
  return { ok: true, script: withoutOwnPage(read.value.script, publicPath(kind, publicId, '')) } as const
}

const readPublicFile = async (text: string) =>
  readInWorker('script', { text, catalogue, texts: await loadTexts(defaultLocale) })

/** Removes an almanac link that points to the public page of the original. */
function withoutOwnPage({ almanac, ...script }: Script, page: string): Script {
  return almanac && !almanac.includes(page) ? { ...script, almanac } : script
}

function addCharacter({ characters: [character], customData }: Script) {
  if (character?.kind !== 'custom') return
  const text = customData[almanacKey(character.id)]
  return addCustomCharacter(character, typeof text === 'string' ? text : '')
}
