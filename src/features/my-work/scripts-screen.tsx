import { FilePlus2, Files, FolderHeart, ScrollText } from 'lucide-react'
import { savedScripts } from '#api/documents.ts'
import { limits } from '#core/limits.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { updateLinkedScripts } from '#stores/saving/linked-scripts.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { UpdateLinked } from './list/document-actions.ts'
import { DocumentsScreen } from './list/documents-screen.tsx'
import { useDocuments } from './list/use-documents.ts'
import { ScriptList, scriptTitle } from './scripts/script-list.tsx'
import { useCompareScripts } from './scripts/use-compare-scripts.ts'

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
        icon={<FolderHeart />}
        title={m.work_empty_title()}
        actions={
          <>
            <ButtonLink icon={<ScrollText />} href={builderPath(pageLocale(), 'script')}>
              {m.shell_script_builder()}
            </ButtonLink>
            <ButtonLink icon={<Files />} href={builderPath(pageLocale(), 'deviceScripts')}>
              {m.device_title()}
            </ButtonLink>
          </>
        }
      >
        {m.work_empty_text()}
      </EmptyState>
    }
    List={ScriptList}
  />
)

const updateLinked: UpdateLinked = (info, changed) => updateLinkedScripts(info, changed, savedScripts.read)
