import { ExportError } from './download/export-status.tsx'
import { ScriptFileSection } from './download/script-file-section.tsx'
import type { ExportProgress } from './download/use-file-export.ts'
import type { useScriptFile } from './download/use-script-file.ts'
import { PrintForm } from './form/print-form.tsx'

interface ExportChoicesProps {
  progress: ExportProgress
  script: ReturnType<typeof useScriptFile>
}

/** The column beside the preview: errors, print options, and the script file. */
export const ExportSidebar = ({ progress, script }: ExportChoicesProps) => (
  <div className="export-choices">
    <ExportError progress={progress} />
    <PrintForm isDisabled={Boolean(script.reason)} />
    <ScriptFileSection
      name={`${script.name}.json`}
      write={script.writeText}
      losses={script.losses}
      deviceImages={script.deviceImages}
    />
  </div>
)
