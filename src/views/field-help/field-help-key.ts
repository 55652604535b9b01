/** What a “?” belongs to. */
const field = ':is(.field, .slider-field, .with-info, fieldset):has(.field-help-button)'

/** F1 in a field opens its help, or closes it. Where a field has none, the browser does what it does on F1. */
export function openHelpByKey(event: KeyboardEvent) {
  if (event.key !== 'F1' || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
  const button = document.activeElement?.closest(field)?.querySelector<HTMLElement>('.field-help-button')
  if (!button) return
  event.preventDefault()
  button.click()
}
