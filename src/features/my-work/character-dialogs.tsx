import { savedCharacters } from '#api/saved-characters.ts'
import { limits } from '#core/limits.ts'
import type { SavedCharacter, SavedMark } from '#core/saved.ts'
import { teamMember } from '#i18n/team-words.ts'
import { RenameDialog } from '#views/rename-dialog.tsx'
import { characterLines } from '#views/versions/character-lines.ts'
import type { savedActs } from './saved-acts.ts'
import type { AskedOne } from './saved-menu.tsx'
import type { Compare } from './saved-version-entry.tsx'
import { VersionsDialog } from './versions-dialog.tsx'

interface CharacterDialogsProps {
  asked: AskedOne['what']
  mark: SavedMark
  acts: Pick<ReturnType<typeof savedActs<SavedCharacter>>, 'rename' | 'restore'>
  onClose: () => void
}

/** What stands over the list, about one character of it. */
export function CharacterDialogs({ asked, mark, acts, onClose }: CharacterDialogsProps) {
  if (asked === 'rename')
    return <RenameDialog name={mark.name} onRename={name => void acts.rename(mark, name)} onClose={onClose} />
  return (
    <VersionsDialog
      client={savedCharacters}
      mark={mark}
      compare={compare}
      most={limits.saved.characters}
      onRestore={character => {
        onClose()
        void acts.restore(mark, character)
      }}
      onClose={onClose}
    />
  )
}

const compare: Compare<SavedCharacter> = (character, next) => ({
  what: teamMember(character.team),
  lines: characterLines(character, next)
})
