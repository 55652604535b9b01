import type { MenuItem } from '#ui/menus/menu-popover.tsx'

/** The groups of the palette, in the order in which equal matches are shown. */
export const commandGroups = [
  'actions',
  'screens',
  'inScript',
  'official',
  'device',
  'account',
  'help'
] as const
export type CommandGroup = (typeof commandGroups)[number]

/** Something that the palette can run: an item of a menu, and what it is found by. */
export interface Command extends Omit<MenuItem, 'separated' | 'destructive' | 'hint'> {
  /** Differs between all commands, and stays the same between visits. */
  id: string
  group: CommandGroup
  /** What the command is about, after its label: `Imp`. */
  context?: string | undefined
  /** Other words that find it, in the page's language. */
  words?: string | undefined
  /** The language of the label if it isn't the page's. */
  lang?: string | undefined
}
