import { ArrowDownUp, Moon, MoonStar } from 'lucide-react'
import { type Night, nights } from '#core/night/night.ts'
import { isCustomOrder } from '#core/night/night-order.ts'
import { m } from '#i18n/messages.ts'
import { sortCharacters } from '#stores/characters.ts'
import { sortNightOrder, toggleNightOrder } from '#stores/night-order.ts'
import { notify } from '#stores/notice.ts'
import { $script } from '#stores/script.ts'
import type { MenuItem } from '#ui/menus/menu-popover.tsx'
import { scriptActions } from '../actions/script-actions.tsx'
import type { Command } from '../command.ts'
import { actionWords } from '../search/search-words.ts'
import { deviceItems } from './device-items.tsx'

/** The actions that every screen has. */
export const appCommands = (): Command[] =>
  [...scriptActions(), sortItem(), ...nights.flatMap(nightItems), ...deviceItems()].map(item => ({
    ...item,
    group: 'actions',
    words: actionWords()[item.id]
  }))

const sortItem = (): MenuItem => ({
  id: 'sort',
  label: m.script_sort(),
  icon: <ArrowDownUp />,
  onSelect: () => {
    sortCharacters()
    notify({ kind: 'sorted' })
  }
})

/** For a night with an order of its own: back to the official one, or sorted. */
function nightItems(night: Night): (MenuItem & { context: string })[] {
  if (!isCustomOrder($script.get(), night)) return []
  const icon = night === 'firstNight' ? <Moon /> : <MoonStar />
  const context = night === 'firstNight' ? m.shell_first_night() : m.shell_other_nights()
  const reset = () => {
    toggleNightOrder(night)
    notify({ kind: 'officialNightOrder' })
  }
  const sort = () => {
    sortNightOrder(night)
    notify({ kind: 'nightOrderSorted' })
  }
  return [
    { id: `nightReset:${night}`, label: m.palette_night_official(), context, icon, onSelect: reset },
    { id: `nightSort:${night}`, label: m.night_sort(), context, icon, onSelect: sort }
  ]
}
