import type { Script } from '#core/script.ts'
import { m } from '#i18n/messages.ts'
import { notify } from '#stores/notice.ts'
import { replaceScript } from '#stores/settings.ts'

/** What an imported script without a title is called. */
export const titleOf = ({ title }: Script) => title || m.import_untitled()

/** Puts the imported script in the place of the present one, and offers to undo it. */
export function acceptScript(script: Script) {
  replaceScript(script)
  notify({ kind: 'imported', title: titleOf(script) })
}
