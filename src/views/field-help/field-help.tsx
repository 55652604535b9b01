import './field-help.css'
import { type CSSProperties, type ReactNode, type ToggleEvent, useEffect, useId, useState } from 'react'
import { m, pageLocale } from '#i18n/messages.ts'
import { helpTopicPath } from '#routes/help-paths.ts'
import { openHelpByKey } from './field-help-key.ts'
import { helpPosition } from './field-help-position.ts'
import type { FieldId } from './topics/field-groups.ts'
import type { FieldTopic } from './topics/field-topic.ts'

interface FieldHelpProps {
  field: FieldId
  /** The field's label, as the form shows it. */
  label: string
}

/**
 * A “?” for the label of a field, which opens the field's text of the help. The texts load with the first one that is opened.
 * The focus stays where it is: the text is announced, and its link follows the button in the order of Tab.
 */
export function FieldHelp({ field, label }: FieldHelpProps) {
  const id = useId()
  const [position, setPosition] = useState<CSSProperties>()
  const [topic, setTopic] = useState<FieldTopic | 'failed'>()
  // The same listener for all fields of the page, which is added once. It stays: without a “?” it does nothing.
  useEffect(() => document.addEventListener('keydown', openHelpByKey), [])

  const place = (event: ToggleEvent<HTMLElement>) => {
    const button = event.currentTarget.previousElementSibling
    if (event.newState === 'open' && button) setPosition(helpPosition(button.getBoundingClientRect()))
  }
  // The text comes once the popover is shown: screen readers announce only what is added to a visible element.
  const load = async (event: ToggleEvent) => {
    setTopic(undefined)
    if (event.newState === 'open') setTopic(await findTopic(field))
    else setPosition(undefined)
  }
  return (
    <span className="field-help">
      <button
        type="button"
        className="field-help-button"
        popoverTarget={id}
        // The accessible name too: it is no label, by which forms are searched for a field.
        title={m.field_help_open({ label })}
        aria-keyshortcuts="F1"
        // On a slow network, the text is there when it is opened.
        onPointerEnter={() => void findTopic(field)}
        onFocus={() => void findTopic(field)}
      >
        <span aria-hidden="true">?</span>
      </button>
      <div
        id={id}
        popover="auto"
        className="field-help-text"
        style={position}
        onBeforeToggle={place}
        onToggle={event => void load(event)}
      >
        {position && <b>{label}</b>}
        <p role="status">{topic && (topic === 'failed' ? m.field_help_failed() : topic.text())}</p>
        <MoreLink field={field} topic={topic} />
      </div>
    </span>
  )
}

/** For the `info` of a field: `info={fieldHelp('ability')}`. `name` replaces a label that is no text. */
export const fieldHelp =
  (field: FieldId, name?: string) =>
  (label: string): ReactNode => <FieldHelp field={field} label={name ?? label} />

/** In another tab, so that nothing typed is lost. */
function MoreLink({ field, topic }: { field: FieldId; topic: FieldTopic | 'failed' | undefined }) {
  const more = topic !== 'failed' && topic?.learnMore
  const address = more
    ? helpTopicPath(pageLocale(), more.topic, more.section)
    : helpTopicPath(pageLocale(), 'fields', field)
  return (
    <a href={address} target="_blank" rel="noopener">
      {m.field_help_more()}
    </a>
  )
}

async function findTopic(field: FieldId): Promise<FieldTopic | 'failed'> {
  try {
    const { findFieldTopic } = await import('./topics/field-groups.ts')
    return findFieldTopic(field)
  } catch {
    // The link leads to the same text, and says why it can't be reached.
    return 'failed'
  }
}
