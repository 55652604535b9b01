import { MakingError } from './making-note.tsx'
import { MissingLetters } from './missing-letters.tsx'
import { MissingPictures } from './missing-pictures.tsx'
import { PrintForm } from './print-form.tsx'
import { ScriptFilePart } from './script-file.tsx'
import type { Progress } from './use-making.ts'
import type { Preview } from './use-preview.ts'
import type { useScriptFile } from './use-script-file.ts'

interface ExportChoicesProps {
  progress: Progress
  preview: Preview
  script: ReturnType<typeof useScriptFile>
}

/** The column beside the preview: errors and warnings, print options, and the script file. */
export const ExportChoices = ({ progress, preview, script }: ExportChoicesProps) => (
  <div className="export-choices">
    <MakingError progress={progress} />
    <MissingLetters preview={preview} />
    <MissingPictures preview={preview} />
    <PrintForm isDisabled={Boolean(script.reason)} />
    <ScriptFilePart name={`${script.name}.json`} write={script.writeText} />
  </div>
)
