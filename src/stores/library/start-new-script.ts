import { catalogue } from '#catalogue/catalogue.ts'
import type { samples } from '#catalogue/samples.ts'
import { emptyScript, type Script } from '#core/script/script.ts'
import { sortCharacters } from '#core/script/script-characters.ts'
import { notify } from '../notice.ts'
import { openScreen } from '../router.ts'
import { startScript } from './library-actions.ts'

type Sample = (typeof samples)[number]

/** Builds the script of a sample, its characters in the publisher's sort order. */
export const sampleScript = (
  { characters }: Sample,
  { title, author }: Pick<Script, 'title' | 'author'>
): Script =>
  sortCharacters(
    { ...emptyScript, title, author, characters: characters.map(id => ({ kind: 'official' as const, id })) },
    catalogue
  )

/** Saves `script` as a new script of this browser, opens it and shows the script screen. */
export async function startNewScript(script: Script) {
  const former = await startScript(script)
  openScreen('script')
  notify({ kind: 'started', former })
}
