/** Milliseconds for which a text must stay the same before it is announced. */
export const settleDelay = 600

/** Writes texts that change while the user types into the `role="status"` of a form, each once it stays: not a count for each key. */
export function settledAnnouncer(form: HTMLFormElement): (text: string) => void {
  let timer: ReturnType<typeof setTimeout>
  return text => {
    clearTimeout(timer)
    timer = setTimeout(() => form.querySelector('[role=status]')?.replaceChildren(text), settleDelay)
  }
}
