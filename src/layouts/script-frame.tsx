import './script-frame.css'
import { useStore } from '@nanostores/react'
import { Download, EllipsisVertical, FilePlus2, Redo2, Undo2, Upload } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { notify } from '#stores/notice.ts'
import { $canRedo, $canUndo, $script, redo, undo } from '#stores/script.ts'
import { newScript } from '#stores/settings.ts'
import { ButtonLink } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { MenuButton } from '#ui/menu-button.tsx'
import { PageFrame, type ScreenFrame } from '#ui/page-frame.tsx'
import { SaveState } from './save-state.tsx'

/** The frame of the script's screens: title by author, undo and redo, import and export. */
export function ScriptFrame({ summary, ...rest }: ComponentProps<ScreenFrame>) {
  const { title, author } = useStore($script)
  const byline = author ? m.shell_by_author({ author }) : undefined
  return (
    <PageFrame
      {...rest}
      heading={title || m.script_untitled()}
      byline={byline}
      start={<MenuButton label={m.shell_open_menu()} />}
      actions={<Actions />}
      barActions={<BarActions />}
      barLine={
        <>
          {byline && <span className="script-frame-author">{byline}</span>}
          {byline && <span aria-hidden="true">·</span>}
          <SaveState isShort />
        </>
      }
      summary={summary && <Summary>{summary}</Summary>}
    />
  )
}

const Summary = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <SaveState />
  </>
)

function Actions() {
  const locale = pageLocale()
  return (
    <>
      <UndoButton />
      <RedoButton />
      <MoreMenu items={[newItem()]} />
      <ButtonLink shrinks icon={<Upload />} href={builderPath(locale, 'import')}>
        {m.script_import()}
      </ButtonLink>
      <ButtonLink variant="primary" icon={<Download />} href={builderPath(locale, 'exportPdfImage')}>
        {m.script_export()}
      </ButtonLink>
    </>
  )
}

function BarActions() {
  const canRedo = useStore($canRedo)
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
        items={[
          { id: 'redo', label: m.script_redo(), icon: <Redo2 />, disabled: !canRedo, onSelect: redo },
          {
            id: 'import',
            label: m.script_import(),
            icon: <Upload />,
            href: builderPath(locale, 'import'),
            apart: true
          },
          newItem()
        ]}
      />
    </>
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

const MoreMenu = ({ items }: { items: readonly MenuItem[] }) => (
  <Menu label={m.script_more()} items={items}>
    {trigger => (
      <IconButton label={m.script_more()} {...trigger}>
        <EllipsisVertical />
      </IconButton>
    )}
  </Menu>
)

const newItem = (): MenuItem => ({
  id: 'new',
  label: m.script_new(),
  icon: <FilePlus2 />,
  onSelect: startNew
})

function startNew() {
  newScript()
  notify({ kind: 'started' })
}
