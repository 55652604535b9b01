import { restoredDialogs } from './snapshot/restored-dialogs.ts'

/** Milliseconds between two looks at where the offer belongs. */
const interval = 1000

/** Milliseconds without an input after which nobody is typing. */
const pause = 2000

/** Milliseconds for which Reload looks busy: as long as the new worker may take. */
const busyTime = 5000

interface Offer {
  root: HTMLElement
  dialog: HTMLElement
  /** Announces the offer, since it takes no focus. */
  status: Element
  /** The entry in the side menu. */
  entry: HTMLElement | null
}

/**
 * Connects the dialog about a new version and its entry in the side menu, which are markup of the page.
 *
 * The dialog appears by itself, but not while somebody types, and takes no focus. Over a modal dialog, which makes
 * everything else inert, it moves into that dialog if a reload opens that again; else it waits until the dialog is closed.
 * After Later, the entry in the menu opens it.
 *
 * @param accept called by the button Reload
 * @returns shows the offer; later calls change nothing
 */
export function connectOffer(accept: () => void): () => void {
  const offer = findOffer()
  return offer ? connect(offer, accept) : () => undefined
}

function findOffer(): Offer | undefined {
  const root = document.getElementById('update')
  const dialog = root?.querySelector<HTMLElement>('[role="dialog"]')
  const status = root?.querySelector('[role="status"]')
  const entry = document.querySelector<HTMLElement>('[data-update="open"]')
  return root && dialog && status ? { root, dialog, status, entry } : undefined
}

function connect(offer: Offer, accept: () => void) {
  const { dialog, entry } = offer
  let timer: ReturnType<typeof setInterval> | undefined
  let hasShown = false
  let lastInput = Number.NEGATIVE_INFINITY

  const isTyping = () => performance.now() - lastInput < pause
  const open = () => {
    clearInterval(timer)
    timer = setInterval(() => isTyping() || place(offer), interval)
  }
  const close = () => {
    clearInterval(timer)
    const hadFocus = dialog.contains(document.activeElement)
    hide(offer)
    if (hadFocus) entry?.focus()
  }
  const onClick = (action: string, listener: () => void) =>
    document.querySelector(`[data-update="${action}"]`)?.addEventListener('click', listener)

  document.addEventListener('input', () => {
    lastInput = performance.now()
  })
  onClick('reload', () => {
    const button = dialog.querySelector('[data-update="reload"]')
    button?.setAttribute('aria-busy', 'true')
    // The page is still here: the browser asked about an upload, and the user stayed.
    setTimeout(() => button?.removeAttribute('aria-busy'), busyTime)
    accept()
  })
  onClick('later', close)
  onClick('open', () => {
    open()
    place(offer)
    dialog.querySelector<HTMLElement>('[data-update="reload"]')?.focus()
  })
  dialog.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return
    // Not for a modal dialog around it.
    event.preventDefault()
    close()
  })

  return () => {
    if (hasShown) return
    hasShown = true
    if (entry) entry.hidden = false
    open()
    if (!isTyping()) place(offer)
  }
}

/** Shows the offer where it can be used, or hides it where it can't. */
function place(offer: Offer) {
  const { root, dialog, status } = offer
  const host = findHost()
  if (host === root.parentElement && dialog.matches(':popover-open')) return
  hide(offer)
  if (!host) return
  host.append(root)
  dialog.showPopover()
  status.textContent = dialog.querySelector('p')?.textContent ?? ''
}

function hide({ dialog, status }: Offer) {
  if (dialog.matches(':popover-open')) dialog.hidePopover()
  status.textContent = ''
}

/** The element that the offer must be in: the open modal dialog, else the page. Undefined where it has to wait. */
function findHost(): Element | undefined {
  const [dialog, ...others] = document.querySelectorAll('dialog:modal')
  if (!dialog) return document.body
  return others.length === 0 && dialog.closest(restoredDialogs) ? dialog : undefined
}
