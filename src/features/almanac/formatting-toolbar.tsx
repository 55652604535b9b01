import { Bold, Heading, Italic, Link, List } from 'lucide-react'
import type { RefObject } from 'react'
import { m } from '#i18n/messages.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Menu } from '#ui/menus/menu.tsx'
import { applyTextEdit } from './apply-text-edit.ts'
import {
  addHeading,
  addLink,
  type TextEdit,
  type TextSelection,
  toggleEmphasis,
  toggleList
} from './markdown-edits.ts'

type Field = RefObject<HTMLTextAreaElement | null>

/** Buttons that format the selected text of a field as Markdown. */
export function FormattingToolbar({ field }: { field: Field }) {
  const apply = (edit: (selection: TextSelection) => TextEdit) => () => applyTo(field, edit)
  return (
    <fieldset className="almanac-toolbar">
      <legend className="unseen">{m.almanac_formatting()}</legend>
      <IconButton label={m.almanac_bold()} keys="Ctrl+B" onClick={apply(bold)}>
        <Bold />
      </IconButton>
      <IconButton label={m.almanac_italic()} keys="Ctrl+I" onClick={apply(italic)}>
        <Italic />
      </IconButton>
      <IconButton label={m.almanac_list()} onClick={apply(toggleList)}>
        <List />
      </IconButton>
      <IconButton label={m.almanac_link()} keys="Ctrl+K" onClick={apply(link)}>
        <Link />
      </IconButton>
      <Menu
        label={m.almanac_headings()}
        items={headings().map(title => ({
          id: title,
          label: title,
          onSelect: apply(selection => addHeading(selection, title))
        }))}
      >
        {trigger => (
          <IconButton label={m.almanac_headings()} {...trigger}>
            <Heading />
          </IconButton>
        )}
      </Menu>
    </fieldset>
  )
}

const bold = (selection: TextSelection) => toggleEmphasis(selection, 2)
const italic = (selection: TextSelection) => toggleEmphasis(selection, 1)
const link = (selection: TextSelection) => addLink(selection, m.almanac_link_text())

/** The usual section headings of a text about a character. */
const headings = () => [
  m.almanac_overview(),
  m.almanac_examples(),
  m.almanac_how_to_run(),
  m.almanac_advice()
]

function applyTo({ current }: Field, edit: (selection: TextSelection) => TextEdit) {
  if (current) applyTextEdit(current, edit)
}

const shortcuts: Record<string, ((selection: TextSelection) => TextEdit) | undefined> = {
  b: bold,
  i: italic,
  k: link
}

/** Handles the shortcuts Ctrl or Cmd with B, I and K. */
export function handleFormattingShortcut(event: React.KeyboardEvent<HTMLTextAreaElement>) {
  const edit = shortcuts[event.key.toLowerCase()]
  if (!edit || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
  event.preventDefault()
  applyTextEdit(event.currentTarget, edit)
}
