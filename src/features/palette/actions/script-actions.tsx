import {
  CircleHelp,
  Columns2,
  Command,
  Dices,
  Download,
  FilePlus2,
  History,
  Keyboard,
  Lightbulb,
  Link2,
  ListChecks,
  PencilLine,
  Redo2,
  Replace,
  Save,
  SaveAll,
  Share2,
  Undo2,
  Upload
} from 'lucide-react'
import { computed } from 'nanostores'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath, localizePath } from '#routes'
import { comparePath } from '#routes/compare-paths.ts'
import { helpPath } from '#routes/help-paths.ts'
import { showDialog } from '#stores/navigation/shown-dialog.ts'
import { saveOpenScript } from '#stores/saving/save-open-script.ts'
import { $canRedo, $canUndo, redo, undo } from '#stores/script.ts'
import { startSelection } from '#stores/selection/selection.ts'
import { $hasAccount } from '#stores/session.ts'
import type { MenuItem } from '#ui/menus/menu-popover.tsx'

/** All actions on the open script: those of both menus and of the buttons beside them. */
export const scriptActions = (): MenuItem[] => [
  saveItem(),
  {
    id: 'undo',
    label: m.script_undo(),
    icon: <Undo2 />,
    keys: 'Ctrl+Z',
    disabled: !$canUndo.get(),
    onSelect: undo
  },
  redoItem(),
  ...exportItems(),
  ...fillingItems(),
  ...screenItems(),
  ...fileItems($hasAccount.get()),
  shortcutsItem(),
  helpItem()
]

/** The menu of the script's screens, whose head has buttons for the rest. */
export const $menuItems = computed($hasAccount, hasAccount => [
  ...fillingItems(),
  ...screenItems(),
  ...apart(fileItems(hasAccount)),
  ...apart([commandsItem(), shortcutsItem(), helpItem()])
])

/** The same menu in the bar below 900 px, which has fewer buttons; what is used most comes first. */
export const $barMenuItems = computed([$hasAccount, $canRedo], hasAccount => [
  saveItem(),
  redoItem(),
  ...apart([importItem(), shareItem()]),
  ...apart([...fillingItems(), ...screenItems()]),
  ...apart(fileItems(hasAccount)),
  ...apart([commandsItem(), helpItem()])
])

/** Puts a divider above the first item. */
const apart = ([first, ...rest]: MenuItem[]): MenuItem[] =>
  first ? [{ ...first, separated: true }, ...rest] : []

const saveItem = (): MenuItem => ({
  id: 'save',
  label: m.saving_save(),
  icon: <Save />,
  keys: 'Ctrl+S',
  onSelect: saveOpenScript
})

const redoItem = (): MenuItem => ({
  id: 'redo',
  label: m.script_redo(),
  icon: <Redo2 />,
  disabled: !$canRedo.get(),
  onSelect: redo
})

const importItem = (): MenuItem => ({
  id: 'import',
  label: m.script_import(),
  icon: <Upload />,
  href: builderPath(pageLocale(), 'import')
})

const shareItem = (): MenuItem => ({
  id: 'share',
  label: m.share_open(),
  icon: <Share2 />,
  href: builderPath(pageLocale(), 'share')
})

const exportItems = (): MenuItem[] => [
  importItem(),
  shareItem(),
  {
    id: 'export',
    label: m.script_export(),
    icon: <Download />,
    href: builderPath(pageLocale(), 'exportPdfImage')
  }
]

/** What changes several characters of the script. */
const fillingItems = (): MenuItem[] => [
  {
    id: 'suggest',
    label: m.suggest_open(),
    icon: <Lightbulb />,
    onSelect: () => showDialog({ kind: 'suggest' })
  },
  { id: 'fill', label: m.fill_open(), icon: <Dices />, onSelect: () => showDialog({ kind: 'fill' }) },
  {
    id: 'select',
    label: m.selection_start(),
    icon: <ListChecks />,
    onSelect: () => startSelection()
  }
]

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

/** Other scripts, other versions and, with an account, other ways of saving: signed out, Save explains what one is for. */
const fileItems = (hasAccount: boolean): MenuItem[] => [
  { id: 'new', label: m.script_new(), icon: <FilePlus2 />, href: builderPath(pageLocale(), 'newScript') },
  {
    id: 'history',
    label: m.device_history(),
    icon: <History />,
    href: builderPath(pageLocale(), 'history')
  },
  {
    id: 'compare',
    label: m.compare_title(),
    icon: <Columns2 />,
    href: comparePath(pageLocale(), 'open')
  },
  ...(hasAccount ? accountItems() : [])
]

const accountItems = (): MenuItem[] => [
  {
    id: 'saveNew',
    label: m.saving_as_new(),
    icon: <SaveAll />,
    href: builderPath(pageLocale(), 'exportNew')
  },
  {
    id: 'saveOver',
    label: m.saving_overwrite_title(),
    icon: <Replace />,
    href: builderPath(pageLocale(), 'overwriteSaved')
  }
]

const commandsItem = (): MenuItem => ({
  id: 'commands',
  label: m.palette_title(),
  icon: <Command />,
  keys: 'Ctrl+K',
  onSelect: () => showDialog({ kind: 'palette' })
})

const shortcutsItem = (): MenuItem => ({
  id: 'shortcuts',
  label: m.palette_shortcuts(),
  icon: <Keyboard />,
  keys: '?',
  onSelect: () => showDialog({ kind: 'shortcuts' })
})

const helpItem = (): MenuItem => ({
  id: 'help',
  label: m.help_title(),
  icon: <CircleHelp />,
  href: localizePath(pageLocale(), helpPath)
})
