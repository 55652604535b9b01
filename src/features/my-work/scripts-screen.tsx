import { useStore } from '@nanostores/react'
import { FilePlus2, ScrollText } from 'lucide-react'
import { savedScripts } from '#api/documents.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { limits } from '#core/limits.ts'
import type { Script } from '#core/script/script.ts'
import { scriptDifference } from '#core/script/script-difference.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { $catalogueTexts } from '#stores/cast.ts'
import { updateLinkedScripts } from '#stores/saving/linked-scripts.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { createNameLookup, differenceLines } from '#views/versions/difference-lines.ts'
import type { UpdateLinked } from './list/document-actions.ts'
import type { CompareVersions } from './list/document-version-entry.tsx'
import { DocumentsScreen } from './list/documents-screen.tsx'
import { useDocuments } from './list/use-documents.ts'
import { ScriptList, scriptTitle } from './scripts/script-list.tsx'

/** The scripts saved in the account. Changes in the list also update the local scripts linked to them. */
export const MyScriptsScreen = () => (
  <DocumentsScreen
    texts={{
      heading: m.work_scripts(),
      note: m.work_note(),
      searchLabel: m.work_search(),
      noResults: m.work_no_results_text
    }}
    newLink={{ href: builderPath(pageLocale(), 'newScript'), label: m.script_new(), icon: <FilePlus2 /> }}
    client={savedScripts}
    documents={useDocuments(savedScripts, updateLinked)}
    limit={limits.documents.scripts}
    nameOf={scriptTitle}
    compare={useCompareScripts()}
    empty={
      <EmptyState
        icon={<ScrollText />}
        title={m.work_empty_title()}
        actions={
          <ButtonLink icon={<ScrollText />} href={builderPath(pageLocale(), 'script')}>
            {m.shell_script_builder()}
          </ButtonLink>
        }
      >
        {m.work_empty_text()}
      </EmptyState>
    }
    List={ScriptList}
  />
)

const updateLinked: UpdateLinked = (info, changed) => updateLinkedScripts(info, changed, savedScripts.read)

/** Compares two versions of a script, with character names in the page's language. */
function useCompareScripts(): CompareVersions<Script> {
  const texts = useStore($catalogueTexts)
  return (script, next) => ({
    summary: m.device_characters({ count: script.characters.length }),
    lines: differenceLines(scriptDifference(script, next), createNameLookup([next, script], catalogue, texts))
  })
}
