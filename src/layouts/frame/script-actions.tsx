import { useStore } from '@nanostores/react'
import {
  Download,
  FilePlus2,
  History,
  Link2,
  PencilLine,
  Redo2,
  Replace,
  Save,
  SaveAll,
  Share2,
  Undo2,
  Upload
} from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { $saveStatus } from '#stores/saving/save-status.ts'
import { $canRedo, $canUndo, redo, undo } from '#stores/script.ts'
import { $hasAccount } from '#stores/session.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import type { MenuItem } from '#ui/menus/menu-popover.tsx'
import { MoreMenu } from '#ui/menus/more-menu.tsx'
import { saveOpenScript } from './save-open-script.ts'

/** Actions on the whole script, in the head of its screens from 900 px on. */
export function ScriptActions() {
  const locale = pageLocale()
  const hasAccount = useStore($hasAccount)
  return (
    <>
      <UndoButton />
      <RedoButton />
      <MoreMenu
        label={m.script_more()}
        items={[...screenItems(), newItem(), historyItem(), ...accountItems(hasAccount)]}
      />
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
  const canRedo = useStore($canRedo)
  const hasAccount = useStore($hasAccount)
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
      <MoreMenu
        label={m.script_more()}
        items={[
          saveItem(),
          { id: 'redo', label: m.script_redo(), icon: <Redo2 />, disabled: !canRedo, onSelect: redo },
          {
            id: 'import',
            label: m.script_import(),
            icon: <Upload />,
            href: builderPath(locale, 'import'),
            separated: true
          },
          { id: 'share', label: m.share_open(), icon: <Share2 />, href: builderPath(locale, 'share') },
          ...screenItems(),
          newItem(),
          historyItem(),
          ...accountItems(hasAccount)
        ]}
      />
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

const saveItem = (): MenuItem => ({
  id: 'save',
  label: m.saving_save(),
  icon: <Save />,
  hint: 'Ctrl+S',
  onSelect: saveOpenScript
})

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

/** Screens of the script without a tab. */
const screenItems = (): MenuItem[] => [
  {
    id: 'newCharacter',
    label: m.editor_new(),
    icon: <PencilLine />,
    href: builderPath(pageLocale(), 'newCharacter')
  },
  { id: 'jinxes', label: m.jinxes_title(), icon: <Link2 />, href: builderPath(pageLocale(), 'jinxes') }
]

const newItem = (): MenuItem => ({
  id: 'new',
  label: m.script_new(),
  icon: <FilePlus2 />,
  separated: true,
  href: builderPath(pageLocale(), 'newScript')
})

const historyItem = (): MenuItem => ({
  id: 'history',
  label: m.device_history(),
  icon: <History />,
  href: builderPath(pageLocale(), 'history')
})

/** Other ways of saving to the account. Signed out, the save button explains what an account is for. */
const accountItems = (hasAccount: boolean): MenuItem[] => (hasAccount ? [saveNewItem(), overwriteItem()] : [])

const saveNewItem = (): MenuItem => ({
  id: 'saveNew',
  label: m.saving_as_new(),
  icon: <SaveAll />,
  href: builderPath(pageLocale(), 'exportNew')
})

const overwriteItem = (): MenuItem => ({
  id: 'saveOver',
  label: m.saving_overwrite_title(),
  icon: <Replace />,
  href: builderPath(pageLocale(), 'overwriteSaved')
})
