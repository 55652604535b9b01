import { catalogue } from '#catalogue/catalogue.ts'
import type { samples } from '#catalogue/samples.ts'
import { emptyScript, type Script } from '#core/script/script.ts'
import { sortCharacters } from '#core/script/script-characters.ts'
import { m } from '#i18n/messages.ts'
import { openLocalScript, startScript } from '#stores/library/library-actions.ts'
import { notify } from '#stores/notice.ts'
import { openScreen } from '#stores/router.ts'
import type { WorkingCopy } from '#stores/storage/working-copy.ts'

type Sample = (typeof samples)[number]

/** Builds the script of a sample, its characters in the publisher's sort order. */
export const sampleScript = ({ size, characters }: Sample): Script =>
  sortCharacters(
    {
      ...emptyScript,
      title: sampleTexts[size].title(),
      author: m.shell_app_name(),
      characters: characters.map(id => ({ kind: 'official' as const, id }))
    },
    catalogue
  )

export const sampleTexts = {
  small: { title: m.new_small_title, text: m.new_small_text },
  standard: { title: m.new_standard_title, text: m.new_standard_text },
  large: { title: m.new_large_title, text: m.new_large_text }
}

export const startBlankScript = () => startNewScript(emptyScript)

/** Saves `script` as a new script of this browser, opens it and shows the script screen. */
export async function startNewScript(script: Script) {
  const former = await startScript(script)
  openScreen('script')
  notify({ kind: 'started', former })
}

/** Opens a script of this browser and shows the script screen. */
export async function openRecentScript({ id, script }: WorkingCopy) {
  if (!(await openLocalScript(id))) return
  openScreen('script')
  notify({ kind: 'opened', title: script.title })
}
