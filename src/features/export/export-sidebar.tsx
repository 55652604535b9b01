import { ExportError } from './download/export-status.tsx'
import { ScriptFileSection } from './download/script-file-section.tsx'
import type { ExportProgress } from './download/use-file-export.ts'
import type { useScriptFile } from './download/use-script-file.ts'
import { PrintForm } from './form/print-form.tsx'
import type { Preview } from './preview/use-preview.ts'
import { MissingImages } from './warnings/missing-images.tsx'
import { MissingLetters } from './warnings/missing-letters.tsx'

interface ExportChoicesProps {
  progress: ExportProgress
  preview: Preview
  script: ReturnType<typeof useScriptFile>
}

/** The column beside the preview: errors and warnings, print options, and the script file. */
export const ExportSidebar = ({ progress, preview, script }: ExportChoicesProps) => (
  <div className="export-choices">
    <ExportError progress={progress} />
    <MissingLetters preview={preview} />
    <MissingImages preview={preview} />
    <PrintForm isDisabled={Boolean(script.reason)} />
    <ScriptFileSection
      name={`${script.name}.json`}
      write={script.writeText}
      losses={script.losses}
      deviceImages={script.deviceImages}
    />
  </div>
)
