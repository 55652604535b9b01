import type { WantedPicture } from '#pictures/wanted-pictures.ts'
import { MakingError } from './making-note.tsx'
import { MissingPictures } from './missing-pictures.tsx'
import { PrintForm } from './print-form.tsx'
import { ScriptFilePart } from './script-file.tsx'
import type { Progress } from './use-making.ts'
import type { useScriptFile } from './use-script-file.ts'

interface ExportChoicesProps {
  progress: Progress
  missing: readonly WantedPicture[]
  script: ReturnType<typeof useScriptFile>
}

/** What can be chosen and taken beside the pages. */
export const ExportChoices = ({ progress, missing, script }: ExportChoicesProps) => (
  <div className="export-choices">
    <MakingError progress={progress} />
    <MissingPictures missing={missing} />
    <PrintForm reason={script.reason} />
    <ScriptFilePart name={`${script.name}.json`} write={script.writeText} />
  </div>
)
