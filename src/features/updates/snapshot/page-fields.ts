export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A field of the page, described so that the same field is found after a reload, which makes new elements. */
export interface FieldPosition {
  /** Type of the control, and whether a dialog contains it: `dialog textarea`. */
  kind: string
  /** Its label, and that of its group: `Visibility Public`. */
  label: string
  /** Index among the fields with the same kind and label. */
  index: number
  /** Index among the fields of the same kind. */
  place: number
}

export interface PageField extends FieldPosition {
  field: Field
}

const noInput = ['button', 'file', 'hidden', 'image', 'password', 'reset', 'submit']

/**
 * The fields of an element whose content only the page knows, in their order: texts, and the choices of forms. Outside of
 * forms a choice takes effect at once, on the script or on the server; making it again could revert a later one.
 */
export function listFields(root: ParentNode): PageField[] {
  const counts = new Map<string, number>()
  const countUp = (key: string) => {
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    return count
  }
  return [...root.querySelectorAll<Field>('input, select, textarea')].filter(isEditable).map(field => {
    const kind = field.closest('dialog') ? `dialog ${field.type}` : field.type
    const label = labelOf(field)
    return { field, kind, label, index: countUp(`${kind}\n${label}`), place: countUp(kind) }
  })
}

/**
 * Finds a field again. In another language labels differ: there the position must do, but not for choices, which a list may
 * order by their names.
 */
export const findField = (fields: readonly PageField[], stored: FieldPosition, isSameLanguage: boolean) =>
  fields.find(
    ({ kind, label, index, place }) =>
      kind === stored.kind &&
      (isSameLanguage
        ? label === stored.label && index === stored.index
        : place === stored.place && !isToggle(kind))
  )?.field

const isToggle = (kind: string) => /(?:checkbox|radio)$/.test(kind)

const isEditable = (field: Field) =>
  !(field.disabled || noInput.includes(field.type) || ('readOnly' in field && field.readOnly)) &&
  (field.form !== null || !(isToggle(field.type) || field instanceof HTMLSelectElement))

function labelOf(field: Field): string {
  const group = field.closest('fieldset')?.querySelector('legend')?.textContent ?? ''
  const own = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name
  return `${group} ${own}`.trim()
}

/** What a field contains: its text, or whether it is chosen. */
export const readField = (field: Field): string | boolean =>
  field instanceof HTMLInputElement && isToggle(field.type) ? field.checked : field.value

/** Puts a value into a field as if the user had entered it, so that the page's code hears of it. */
export function writeField(field: Field, value: string | boolean) {
  if (readField(field) === value) return
  if (typeof value === 'boolean') {
    // A radio button can't be unchosen: another one of its group is chosen instead.
    if (value || field.type === 'checkbox') field.click()
    return
  }
  // React ignores an event if the value was set through the element's own property, which it has replaced.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  // Closes the list of suggestions that typing opens.
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
