import { MakingError } from './making-note.tsx'
import { PrintForm } from './print-form.tsx'
import { ScriptFilePart } from './script-file.tsx'
import type { Progress } from './use-making.ts'
import type { useScriptFile } from './use-script-file.ts'

interface ExportChoicesProps {
  progress: Progress
  script: ReturnType<typeof useScriptFile>
}

/** What can be chosen and taken beside the pages. */
export const ExportChoices = ({ progress, script }: ExportChoicesProps) => (
  <div className="export-choices">
    <MakingError progress={progress} />
    <PrintForm reason={script.reason} />
    <ScriptFilePart name={`${script.name}.json`} write={script.writeText} />
  </div>
)
