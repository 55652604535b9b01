import type { Command } from '../command.ts'
import { appCommands } from './app-commands.tsx'
import { officialCommands, scriptCharacterCommands } from './character-commands.tsx'
import { helpCommands } from './help-commands.ts'
import { buttonCommands, menuCommands } from './mounted-commands.ts'
import { scriptScreenCommands } from './screen-commands.ts'
import { sideMenuCommands } from './side-menu-commands.ts'

/** The commands that are there at once: nothing of them is read from the page. */
export const firstCommands = (): Command[] =>
  [...appCommands(), ...scriptScreenCommands()].filter(isAvailable)

/**
 * All commands of this device, each once. A button of the screen takes the place of an action with the same label: in the grimoire,
 * Undo is that of the game. @param overDialog another dialog is open: what is below it can't be used
 */
export function allCommands(overDialog: boolean): Command[] {
  const buttons = new Map((overDialog ? [] : buttonCommands()).map(button => [button.label, button]))
  const app = appCommands().map(command => {
    const button = command.context === undefined ? buttons.get(command.label) : undefined
    if (!button) return command
    buttons.delete(command.label)
    const { href, disabled, onSelect } = button
    return { ...command, href, disabled, onSelect }
  })
  return unique([
    ...app,
    ...buttons.values(),
    ...scriptCharacterCommands(),
    ...(overDialog ? [] : menuCommands()),
    ...scriptScreenCommands(),
    ...sideMenuCommands(),
    ...officialCommands(),
    ...helpCommands()
  ]).filter(isAvailable)
}

const isAvailable = ({ disabled }: Command) => !disabled

/** Leaves out what an earlier command of the group does: the same address, or the same label about the same thing. */
function unique(commands: readonly Command[]): Command[] {
  const seen = new Set<string>()
  return commands.filter(({ id, group, label, context, href }) => {
    const keys = [id, `${group}|${label}|${context ?? ''}`, ...(href ? [`${group}|${pathOf(href)}`] : [])]
    const isNew = keys.every(key => !seen.has(key))
    for (const key of keys) seen.add(key)
    return isNew
  })
}

const pathOf = (href: string) => {
  const { pathname, search, hash } = new URL(href, location.href)
  return pathname + search + hash
}
