import { m } from '#i18n/messages.ts'
import { type MountedMenu, mountedMenus } from '#ui/menus/mounted-menus.ts'
import type { Command } from '../command.ts'

/** The items of every menu on the screen, without those that can't be chosen now. */
export function menuCommands(): Command[] {
  const commands = new Map<string, Command>()
  for (const menu of mountedMenus()) {
    if (!isShown(menu.trigger())) continue
    for (const item of menu.items) {
      const id = idOf(menu, item.id)
      if (!item.disabled && !commands.has(id)) commands.set(id, toCommand(menu, item, id))
    }
  }
  return [...commands.values()]
}

/** A row of the list of characters names its character: what its menu does has the same id elsewhere. */
function idOf({ label, trigger }: MountedMenu, item: string): string {
  const row = trigger()?.dataset.handle
  return row ? `${item}:${row}` : `menu:${label}:${item}`
}

const toCommand = (
  { label: menu, trigger }: MountedMenu,
  { label, icon, href, onSelect }: MountedMenu['items'][number],
  id: string
): Command => ({
  id,
  label,
  icon,
  href,
  group: 'actions',
  context: menu === m.script_more() ? undefined : menu,
  onSelect:
    onSelect &&
    (() => {
      // As the menu does: dialogs return the focus there.
      trigger()?.focus()
      onSelect()
    })
})

/** What is pressed instead by its own means: rows, menus, the page's tabs and what a field opens. */
const elsewhere = 'li, table, dialog, [popover], [role="listbox"], [role="menu"], .tab-bar'

/** The most letters of a button's name; longer ones are texts that can be pressed. */
const maxName = 60

/** The buttons on the screen, and the links in its head: the palette presses them. */
export function buttonCommands(): Command[] {
  const found = document.querySelectorAll<HTMLElement>(
    '.builder-page button:not([aria-haspopup], [popovertarget], [role]), .builder-page header a'
  )
  return [...found].flatMap(button => {
    const label = nameOf(button)
    if (!label || label.length > maxName || button.closest(elsewhere) || !isShown(button)) return []
    return [
      {
        id: `button:${label}`,
        label,
        group: 'actions' as const,
        disabled: button.matches(':disabled, [aria-disabled="true"]'),
        href: button instanceof HTMLAnchorElement ? button.href : undefined,
        onSelect: () => {
          button.focus()
          button.click()
        }
      }
    ]
  })
}

const nameOf = (element: HTMLElement) =>
  (element.ariaLabel ?? element.textContent).replace(/\s+/g, ' ').trim()

const isShown = (element: HTMLElement | null | undefined) => element?.checkVisibility() === true
