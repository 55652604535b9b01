import type { GeneratedSection } from '#help/help-index.ts'
import type { HelpTopic } from '#routes/help-paths.ts'
import { headingFontClass } from '#ui/page/heading-font-class.ts'

/** What a field of a form is for; `id` is the anchor of its entry. */
export interface HelpField {
  id: string
  label: string
  text: string
}

export interface HelpFieldGroup {
  title: string
  fields: readonly HelpField[]
}

export interface HelpShortcut {
  /** Ways to press it, each of keys joined by `+`: `['Ctrl+Shift+Z', 'Ctrl+Y']`. */
  keys: readonly string[]
  label: string
}

export interface HelpShortcutGroup {
  title: string
  shortcuts: readonly HelpShortcut[]
}

/** What pages of the help list from data, below their texts. */
export interface TopicLists {
  fields: readonly HelpFieldGroup[]
  shortcuts: readonly HelpShortcutGroup[]
}

/** A heading of a list, for the contents of its page. */
export interface ListHeading {
  anchor: string
  title: string
}

/** The headings of the lists of a topic. */
export const listHeadings = (topic: HelpTopic, lists: TopicLists): ListHeading[] =>
  groupsOf(topic, lists).map(({ title }, index) => ({ anchor: `list-${index + 1}`, title }))

const groupsOf = (
  topic: HelpTopic,
  { fields, shortcuts }: TopicLists
): readonly (HelpFieldGroup | HelpShortcutGroup)[] => {
  if (topic === 'fields') return fields
  return topic === 'shortcuts' ? shortcuts : []
}

/** What the search finds in the lists: each field, and each group of shortcuts. */
export const listSections = ({ fields, shortcuts }: TopicLists): GeneratedSection[] => [
  ...fields.flatMap(({ fields: entries }) =>
    entries.map(({ id, label, text }) => ({ topic: 'fields' as const, anchor: id, heading: label, text }))
  ),
  ...shortcuts.map(({ title, shortcuts: entries }, index) => ({
    topic: 'shortcuts' as const,
    anchor: `list-${index + 1}`,
    heading: title,
    text: entries.map(({ keys, label }) => `${label}: ${keys.join(' ')}`).join('; ')
  }))
]

/** The lists of a topic; nothing for most. */
export function TopicListSections({ topic, lists }: { topic: HelpTopic; lists: TopicLists }) {
  const headings = listHeadings(topic, lists)
  return groupsOf(topic, lists).map((group, index) => (
    <section key={group.title}>
      <h2 id={headings[index]?.anchor} className={headingFontClass(group.title)}>
        {group.title}
      </h2>
      {'fields' in group ? <FieldList {...group} /> : <ShortcutTable {...group} />}
    </section>
  ))
}

const FieldList = ({ fields }: HelpFieldGroup) => (
  <dl className="help-fields">
    {fields.map(({ id, label, text }) => (
      <div key={id} id={id}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
)

const ShortcutTable = ({ shortcuts }: HelpShortcutGroup) => (
  <dl className="help-shortcuts">
    {shortcuts.map(({ keys, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {keys.map(key => (
            <kbd key={key}>{key}</kbd>
          ))}
        </dd>
      </div>
    ))}
  </dl>
)
