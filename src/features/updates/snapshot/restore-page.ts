import { type Field, findField, listFields, writeField } from './page-fields.ts'
import { content, dialogBody, type PageSnapshot, saveSnapshot, takeSnapshot } from './page-snapshot.ts'

/** Milliseconds after which fields that haven't appeared are given up: their screen is gone or changed. */
const patience = 10_000

/**
 * Saves what is typed when the page is left, and restores it after a reload, whoever started it. Stores keep their own
 * state; this is for all that only the page knows: fields of dialogs and forms, focus and scroll positions.
 */
export function keepPageOverReloads() {
  let focused = isField(document.activeElement) ? document.activeElement : undefined
  addEventListener('focusin', ({ target }) => {
    if (isField(target)) focused = target
    // The button that reloads takes the focus: what was typed in before gets it back.
    else if (!(target instanceof Element && target.closest('#update'))) focused = undefined
  })
  addEventListener('pagehide', () => saveSnapshot(focused))
  const snapshot = takeSnapshot()
  if (snapshot) restore(snapshot)
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** Restores each field when it appears: screens and dialogs load after the page. */
function restore(snapshot: PageSnapshot) {
  const running = new AbortController()
  const { signal } = running
  const attempt = startRestoring(snapshot, signal)
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    timer = undefined
    if (attempt()) running.abort()
  }
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(run)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const limit = setTimeout(() => running.abort(), patience)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
    clearTimeout(limit)
  })
  run()
}

/** @returns restores what is on the page by now; the result says whether that is all */
function startRestoring({ fields, focus, language, scroll }: PageSnapshot, signal: AbortSignal) {
  const pending = new Map(fields.map((stored, index) => [index, stored]))
  const typedIn = new Set<EventTarget | null>()
  let isWriting = false
  const isSameLanguage = language === document.documentElement.lang
  // A page that manages its own scroll position also restores it, for the same entry of the history.
  const isManaged = isSameLanguage && history.scrollRestoration === 'manual'
  let pageScroll = isManaged ? 0 : scroll.page
  let dialogScroll = scroll.dialog

  addEventListener('input', ({ target }) => isWriting || typedIn.add(target), { signal })
  const leaveScroll = () => {
    pageScroll = 0
    dialogScroll = 0
  }
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, leaveScroll, { signal, passive: true })

  function restoreFields() {
    const present = listFields(content())
    for (const [index, stored] of pending) {
      const field = findField(present, stored, isSameLanguage)
      if (!field) continue
      pending.delete(index)
      if (typedIn.has(field)) continue
      isWriting = true
      writeField(field, stored.value)
      isWriting = false
      if (focus?.field === index) focusField(field, focus)
    }
  }

  return () => {
    if (pending.size > 0) restoreFields()
    if (scrollTo(document.documentElement, pageScroll)) pageScroll = 0
    if (scrollTo(dialogBody(), dialogScroll)) dialogScroll = 0
    return pending.size === 0 && pageScroll === 0 && dialogScroll === 0
  }
}

/** Gives the focus back, unless the user has put it into another field by now. */
function focusField(field: Field, { start, end }: NonNullable<PageSnapshot['focus']>) {
  if (isField(document.activeElement)) return
  field.focus({ preventScroll: true })
  if (start !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(start, end)
}

/** Scrolls an element if it is long enough by now. @returns whether it has */
function scrollTo(element: Element | null, top: number): boolean {
  if (top === 0) return true
  if (!element || element.scrollHeight - element.clientHeight < top) return false
  element.scrollTo({ top, behavior: 'instant' })
  return true
}
