import { savedCharacters } from '#api/documents.ts'
import { limits } from '#core/limits.ts'
import type { DocumentInfo, SavedCharacter } from '#core/saving/document.ts'
import { teamMember } from '#i18n/team-names.ts'
import { characterDifferenceLines } from '#views/versions/character-difference-lines.ts'
import type { createDocumentActions } from '../list/document-actions.ts'
import { DocumentDialogs } from '../list/document-dialogs.tsx'
import type { RequestedDialog } from '../list/document-menu.tsx'
import type { CompareVersions } from '../list/document-version-entry.tsx'
import { characterName } from './character-list.tsx'

interface CharacterDialogsProps {
  dialog: RequestedDialog['dialog']
  info: DocumentInfo
  actions: Pick<
    ReturnType<typeof createDocumentActions<SavedCharacter>>,
    'rename' | 'setVisibility' | 'restore'
  >
  onClose: () => void
}

/** The open dialog about a character of the list. */
export const CharacterDialogs = (props: CharacterDialogsProps) => (
  <DocumentDialogs
    {...props}
    client={savedCharacters}
    title={characterName(props.info)}
    compare={compare}
    limit={limits.documents.characters}
  />
)

const compare: CompareVersions<SavedCharacter> = (character, next) => ({
  summary: teamMember(character.team),
  lines: characterDifferenceLines(character, next)
})
