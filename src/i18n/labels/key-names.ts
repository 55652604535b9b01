import { m } from '../messages.ts'

/** Whether the keyboard is likely a Mac's, whose Cmd key does what Ctrl does elsewhere. */
const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

const macSigns: Readonly<Record<string, string>> = {
  Ctrl: '⌘',
  Shift: '⇧',
  Alt: '⌥',
  Enter: '⏎',
  Delete: '⌫'
}

/**
 * The names of the keys of one way to press a shortcut, in the order in which they are pressed.
 *
 * @example keyNames('Ctrl+Shift+Z') // ['⌘', '⇧', 'Z'] on a Mac, ['Strg', 'Umschalt', 'Z'] in German
 */
export function keyNames(keys: string, onMac = isMac()): string[] {
  const names = keys === '+' ? ['+'] : keys.split('+')
  return names.map(name => (onMac ? macSigns[name] : undefined) ?? localNames()[name] ?? name)
}

/** The same as one text: `⌘⇧Z` on a Mac, otherwise `Ctrl+Shift+Z` or what these keys are called. */
export const keyText = (keys: string, onMac = isMac()): string => keyNames(keys, onMac).join(onMac ? '' : '+')

const localNames = (): Readonly<Record<string, string>> => ({
  Ctrl: m.palette_key_ctrl(),
  Shift: m.palette_key_shift(),
  Enter: m.script_enter_key(),
  Esc: m.script_escape_key(),
  Space: m.palette_key_space(),
  Delete: m.palette_key_delete(),
  PageUp: m.palette_key_page_up(),
  PageDown: m.palette_key_page_down()
})
