import { savedCharacters } from '#api/saved-characters.ts'
import { limits } from '#core/limits.ts'
import type { SavedCharacter, SavedMark } from '#core/saved.ts'
import { teamMember } from '#i18n/team-words.ts'
import { characterLines } from '#views/versions/character-lines.ts'
import { nameOf } from './character-list.tsx'
import type { savedActs } from './saved-acts.ts'
import { SavedDialogs } from './saved-dialogs.tsx'
import type { AskedOne } from './saved-menu.tsx'
import type { Compare } from './saved-version-entry.tsx'

interface CharacterDialogsProps {
  dialog: AskedOne['dialog']
  info: SavedMark
  actions: Pick<ReturnType<typeof savedActs<SavedCharacter>>, 'rename' | 'setVisibility' | 'restore'>
  onClose: () => void
}

/** The open dialog about a character of the list. */
export const CharacterDialogs = (props: CharacterDialogsProps) => (
  <SavedDialogs
    {...props}
    client={savedCharacters}
    title={nameOf(props.info)}
    compare={compare}
    limit={limits.saved.characters}
  />
)

const compare: Compare<SavedCharacter> = (character, next) => ({
  summary: teamMember(character.team),
  lines: characterLines(character, next)
})
