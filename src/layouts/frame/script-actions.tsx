import { useStore } from '@nanostores/react'
import { Download, Redo2, Save, Share2, Undo2, Upload } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { saveOpenScript } from '#stores/saving/save-open-script.ts'
import { $saveStatus } from '#stores/saving/save-status.ts'
import { $canRedo, $canUndo, redo, undo } from '#stores/script.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { ScriptMenu } from './script-menu.tsx'

/** Actions on the whole script, in the head of its screens from 900 px on. */
export function ScriptActions() {
  const locale = pageLocale()
  return (
    <>
      <UndoButton />
      <RedoButton />
      <ScriptMenu />
      <SaveButton />
      <ButtonLink shrinks icon={<Upload />} href={builderPath(locale, 'import')}>
        {m.script_import()}
      </ButtonLink>
      <ButtonLink shrinks icon={<Share2 />} href={builderPath(locale, 'share')}>
        {m.share_open()}
      </ButtonLink>
      <ButtonLink variant="primary" icon={<Download />} href={builderPath(locale, 'exportPdfImage')}>
        {m.script_export()}
      </ButtonLink>
    </>
  )
}

/** The same actions in the bar below 900 px. */
export function ScriptBarActions() {
  const locale = pageLocale()
  return (
    <>
      <UndoButton />
      <a
        className="icon-button script-frame-export"
        href={builderPath(locale, 'exportPdfImage')}
        aria-label={m.script_export()}
      >
        <Download />
      </a>
      <ScriptMenu isBar />
    </>
  )
}

function SaveButton() {
  const isSaving = useStore($saveStatus)?.state === 'saving'
  return (
    <Button shrinks icon={<Save />} busy={isSaving} aria-keyshortcuts="Control+S" onClick={saveOpenScript}>
      {m.saving_save()}
    </Button>
  )
}

const UndoButton = () => (
  <IconButton label={m.script_undo()} keys="Ctrl+Z" disabled={!useStore($canUndo)} onClick={undo}>
    <Undo2 />
  </IconButton>
)

const RedoButton = () => (
  <IconButton label={m.script_redo()} keys="Ctrl+Shift+Z" disabled={!useStore($canRedo)} onClick={redo}>
    <Redo2 />
  </IconButton>
)
