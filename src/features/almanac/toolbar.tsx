import { Bold, Heading, Italic, Link, List } from 'lucide-react'
import type { RefObject } from 'react'
import { m } from '#i18n/messages.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu } from '#ui/menu.tsx'
import { applyMarking } from './apply-marking.ts'
import { addHeading, addLink, type Marking, type Selected, toggleList, toggleStars } from './marking.ts'

type Field = RefObject<HTMLTextAreaElement | null>

/** What can be done with the words that are selected in a field. */
export function Toolbar({ field }: { field: Field }) {
  const mark = (marking: (selected: Selected) => Marking) => () => markIn(field, marking)
  return (
    <fieldset className="almanac-toolbar">
      <legend className="unseen">{m.almanac_formatting()}</legend>
      <IconButton label={m.almanac_bold()} keys="Ctrl+B" onClick={mark(bold)}>
        <Bold />
      </IconButton>
      <IconButton label={m.almanac_italic()} keys="Ctrl+I" onClick={mark(italic)}>
        <Italic />
      </IconButton>
      <IconButton label={m.almanac_list()} onClick={mark(toggleList)}>
        <List />
      </IconButton>
      <IconButton label={m.almanac_link()} keys="Ctrl+K" onClick={mark(link)}>
        <Link />
      </IconButton>
      <Menu
        label={m.almanac_headings()}
        items={headings().map(title => ({
          id: title,
          label: title,
          onSelect: mark(selected => addHeading(selected, title))
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

const bold = (selected: Selected) => toggleStars(selected, 2)
const italic = (selected: Selected) => toggleStars(selected, 1)
const link = (selected: Selected) => addLink(selected, m.almanac_link_words())

/** What texts about characters are usually divided into. */
const headings = () => [
  m.almanac_overview(),
  m.almanac_examples(),
  m.almanac_how_to_run(),
  m.almanac_advice()
]

function markIn({ current }: Field, marking: (selected: Selected) => Marking) {
  if (current) applyMarking(current, marking)
}

const byKey: Record<string, ((selected: Selected) => Marking) | undefined> = { b: bold, i: italic, k: link }

/** Ctrl or Cmd with B, I or K does what its button does. */
export function markByKey(event: React.KeyboardEvent<HTMLTextAreaElement>) {
  const marking = byKey[event.key.toLowerCase()]
  if (!marking || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
  event.preventDefault()
  applyMarking(event.currentTarget, marking)
}
