import { LibraryBig, PencilLine, UsersRound } from 'lucide-react'
import { savedCharacters } from '#api/documents.ts'
import { limits } from '#core/limits.ts'
import type { SavedCharacter } from '#core/saving/document.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { teamMember } from '#i18n/team-names.ts'
import { builderPath, cataloguePath, localizePath } from '#routes'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { characterDifferenceLines } from '#views/versions/character-difference-lines.ts'
import { CharacterList, characterName } from './characters/character-list.tsx'
import type { CompareVersions } from './list/document-version-entry.tsx'
import { DocumentsScreen } from './list/documents-screen.tsx'
import { useDocuments } from './list/use-documents.ts'

/** The characters saved in the account. */
export function MyCharactersScreen() {
  const newLink = {
    href: builderPath(pageLocale(), 'newSavedCharacter'),
    label: m.editor_new(),
    icon: <PencilLine />
  }
  return (
    <DocumentsScreen
      texts={{
        heading: m.homebrew_title(),
        note: m.homebrew_note(),
        searchLabel: m.homebrew_search(),
        noResults: m.homebrew_none_text
      }}
      newLink={newLink}
      client={savedCharacters}
      documents={useDocuments(savedCharacters)}
      limit={limits.documents.characters}
      nameOf={characterName}
      renameField={{ label: m.editor_name(), limit: limits.character.name }}
      compare={compare}
      empty={
        <EmptyState
          icon={<UsersRound />}
          title={m.work_empty_title()}
          actions={
            <>
              <ButtonLink icon={newLink.icon} href={newLink.href}>
                {newLink.label}
              </ButtonLink>
              <ButtonLink icon={<LibraryBig />} href={localizePath(pageLocale(), cataloguePath)}>
                {m.catalogue_title()}
              </ButtonLink>
            </>
          }
        >
          {m.homebrew_empty_text()}
        </EmptyState>
      }
      List={CharacterList}
    />
  )
}

const compare: CompareVersions<SavedCharacter> = (character, next) => ({
  summary: teamMember(character.team),
  lines: characterDifferenceLines(character, next)
})
