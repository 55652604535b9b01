import { Bold, Heading, Italic, Link, List } from 'lucide-react'
import type { RefObject } from 'react'
import { m } from '#i18n/messages.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu } from '#ui/menu.tsx'
import { applyMarking } from './apply-marking.ts'
import { addHeading, addLink, type Marking, type Selected, toggleList, toggleStars } from './marking.ts'

type Field = RefObject<HTMLTextAreaElement | null>

/** Buttons that format the selected text of a field as Markdown. */
export function Toolbar({ field }: { field: Field }) {
  const apply = (edit: (selection: Selected) => Marking) => () => applyTo(field, edit)
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

const bold = (selection: Selected) => toggleStars(selection, 2)
const italic = (selection: Selected) => toggleStars(selection, 1)
const link = (selection: Selected) => addLink(selection, m.almanac_link_words())

/** The usual section headings of a text about a character. */
const headings = () => [
  m.almanac_overview(),
  m.almanac_examples(),
  m.almanac_how_to_run(),
  m.almanac_advice()
]

function applyTo({ current }: Field, edit: (selection: Selected) => Marking) {
  if (current) applyMarking(current, edit)
}

const shortcuts: Record<string, ((selection: Selected) => Marking) | undefined> = {
  b: bold,
  i: italic,
  k: link
}

/** Handles the shortcuts Ctrl or Cmd with B, I and K. */
export function markByKey(event: React.KeyboardEvent<HTMLTextAreaElement>) {
  const edit = shortcuts[event.key.toLowerCase()]
  if (!edit || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
  event.preventDefault()
  applyMarking(event.currentTarget, edit)
}
