import { Copy, Repeat2, Trash2 } from 'lucide-react'
import type { CastCharacter } from '#core/cast/cast.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { characterScreenPath, copyCharacterPath } from '#routes'
import { addAndNotify } from '#stores/add-from-url.ts'
import { $cast, $officialCharacters } from '#stores/cast.ts'
import { $characterIds, removeCharacter } from '#stores/characters.ts'
import { showDialog } from '#stores/navigation/shown-dialog.ts'
import { notify } from '#stores/notice.ts'
import { CharacterIcon } from '#views/characters/character-icon.tsx'
import type { Command } from '../command.ts'

/** For each character of the script: editing it, and what its row's menu does on every screen. */
export const scriptCharacterCommands = (): Command[] =>
  ($cast.get()?.characters ?? []).flatMap(character => [editCommand(character), ...rowCommands(character)])

/** Adds an official character that isn't on the script. */
export function officialCommands(): Command[] {
  const present = $characterIds.get()
  return $officialCharacters
    .get()
    .filter(({ id }) => !present.has(id))
    .map(character => ({
      id: `add:${character.id}`,
      label: character.name,
      lang: character.languages.name,
      context: m.palette_add(),
      words: character.englishName,
      icon: <CharacterIcon character={character} size={24} deferred />,
      group: 'official',
      onSelect: () => addAndNotify(character)
    }))
}

const editCommand = (character: CastCharacter): Command => ({
  id: `edit:${character.id}`,
  label: character.name,
  lang: character.languages.name,
  context: character.kind === 'custom' ? m.script_edit() : m.script_overrides(),
  words: character.englishName,
  icon: <CharacterIcon character={character} size={24} deferred />,
  group: 'inScript',
  href: characterScreenPath(pageLocale(), 'editCharacter', character.id)
})

const rowCommands = ({ id, name, englishName }: CastCharacter): Command[] => [
  {
    id: `swap:${id}`,
    label: m.selection_swap(),
    context: name,
    words: englishName,
    icon: <Repeat2 />,
    group: 'actions',
    onSelect: () => showDialog({ kind: 'swap', id })
  },
  {
    id: `copy:${id}`,
    label: m.script_copy(),
    context: name,
    words: englishName,
    icon: <Copy />,
    group: 'actions',
    href: copyCharacterPath(pageLocale(), id)
  },
  {
    id: `remove:${id}`,
    label: m.script_remove_name({ name }),
    words: englishName,
    icon: <Trash2 />,
    group: 'actions',
    onSelect: () => {
      removeCharacter(id)
      notify({ kind: 'removed', name })
    }
  }
]
