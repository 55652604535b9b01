import { useEffect } from 'react'

/** An element, and its parents from the inside out, each with the index of the child that has the element. */
interface Place {
  element: Element
  parents: readonly { parent: Element; index: number }[]
}

/**
 * Moves the focus to the nearest control when its element is disabled or removed: Undo after the last step, a deleted row. Otherwise
 * it would fall to the page, and the keys would start from the top. Whoever moves the focus within a frame is left alone.
 */
export function useFocusRecovery() {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    let place: Place | undefined
    const recover = () => {
      if (place && !isUsable(place.element) && isFocusLost()) controlNear(place)?.focus()
    }
    const observer = new MutationObserver(() => {
      if (place && !isUsable(place.element)) requestAnimationFrame(recover)
    })
    document.addEventListener(
      'focusin',
      ({ target }) => {
        place = target instanceof Element ? placeOf(target) : undefined
      },
      { signal }
    )
    // A press beside the controls takes the focus away on purpose.
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !place?.element.contains(target)) place = undefined
      },
      { signal, capture: true }
    )
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      stop.abort()
      observer.disconnect()
    }
  }, [])
}

function placeOf(element: Element): Place {
  const parents: { parent: Element; index: number }[] = []
  for (let child = element; child.parentElement; child = child.parentElement)
    parents.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) })
  return { element, parents }
}

const isUsable = (element: Element) => element.isConnected && !element.matches(':disabled')

function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || !isUsable(activeElement)
}

/** The next control in the innermost parent that has one, else the one before. */
function controlNear({ parents }: Place): HTMLElement | undefined {
  for (const { parent, index } of parents) {
    if (!parent.isConnected) continue
    const children = [...parent.children]
    const control =
      children.slice(index).flatMap(controlsOf)[0] ?? children.slice(0, index).flatMap(controlsOf).at(-1)
    if (control) return control
  }
  return undefined
}

const controls = 'a[href], button, input, select, textarea, summary, [tabindex]'

const controlsOf = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll(controls)].filter(isControl)

function isControl(element: Element): element is HTMLElement {
  if (!(element instanceof HTMLElement) || element.tabIndex < 0 || !isUsable(element)) return false
  const isTabStop = !(element instanceof HTMLInputElement && element.type === 'radio') || element.checked
  return isTabStop && element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
}
