import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** Seats and reminders: arrow keys go from each to the next of its kind. */
const kinds = ['[data-seat]', '[data-reminder]']

/**
 * Makes all seats one stop of the Tab key, and all reminders another: the one that had the focus last, or the first. The elements’
 * own attributes are changed, since a full table has 80 of them.
 *
 * @returns a handler of focus events within the table
 */
export function useTabStops(table: RefObject<HTMLElement | null>) {
  const last = useRef(new Set<Element>())
  const update = () => {
    for (const kind of kinds) setStop(table.current, kind, last.current)
  }
  useLayoutEffect(update)
  return ({ target }: FocusEvent) => {
    const kind = kinds.find(each => target.matches(each))
    if (!kind) return
    last.current = new Set([...last.current].filter(each => !each.matches(kind)).concat(target))
    update()
  }
}

function setStop(table: HTMLElement | null, kind: string, last: ReadonlySet<Element>) {
  const tokens = [...(table?.querySelectorAll<HTMLElement>(kind) ?? [])]
  const stop = tokens.find(token => last.has(token)) ?? tokens[0]
  for (const token of tokens) {
    const tabIndex = token === stop ? 0 : -1
    if (token.tabIndex !== tabIndex) token.tabIndex = tabIndex
  }
}
