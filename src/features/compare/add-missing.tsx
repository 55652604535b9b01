import { Plus } from 'lucide-react'
import { catalogue } from '#catalogue/catalogue.ts'
import { copyCharacters } from '#core/script/lists/copy-characters.ts'
import type { Script } from '#core/script/script.ts'
import { m } from '#i18n/messages.ts'
import { notify } from '#stores/notice.ts'
import { $script, changeScript } from '#stores/script.ts'
import { Button } from '#ui/buttons/button.tsx'

interface AddMissingProps {
  ids: readonly string[]
  source: Script
  nameOf: (id: string) => string
}

/** Adds the characters that the open script lacks to it, in one step. */
export function AddMissing({ ids, source, nameOf }: AddMissingProps) {
  if (ids.length === 0) return null
  function add() {
    const { script, added, present } = copyCharacters(source, ids, $script.get(), catalogue)
    changeScript(() => script)
    notify({ kind: 'copiedTo', title: script.title, count: added.length, present: present.map(nameOf) })
  }
  return (
    <Button small icon={<Plus />} onClick={add}>
      {m.compare_add()}
    </Button>
  )
}
