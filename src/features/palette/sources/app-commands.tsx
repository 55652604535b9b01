import { ArrowDownUp, CloudDownload, Moon, MoonStar, RotateCw } from 'lucide-react'
import { type Night, nights } from '#core/night/night.ts'
import { isCustomOrder } from '#core/night/night-order.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { sortCharacters } from '#stores/characters.ts'
import { sortNightOrder, toggleNightOrder } from '#stores/night-order.ts'
import { notify } from '#stores/notice.ts'
import { $offline, storeEverything } from '#stores/offline/offline.ts'
import { openScreen } from '#stores/router.ts'
import { $script } from '#stores/script.ts'
import type { MenuItem } from '#ui/menus/menu-popover.tsx'
import { scriptActions } from '../actions/script-actions.tsx'
import type { Command } from '../command.ts'
import { actionWords, screenWords } from '../search/search-words.ts'

/** The actions that every screen has. */
export const appCommands = (): Command[] =>
  [...scriptActions(), sortItem(), ...nights.flatMap(nightItems), ...deviceItems()].map(item => ({
    ...item,
    group: 'actions',
    words: actionWords()[item.id]
  }))

/** The parts of the script. The side menu has the other screens. */
export const scriptScreenCommands = (): Command[] =>
  (
    [
      ['script', m.shell_script_builder()],
      ['firstNight', m.shell_first_night()],
      ['otherNights', m.shell_other_nights()],
      ['metadata', m.shell_metadata()],
      ['almanac', m.almanac_title()],
      ['grimoire', m.grimoire_title()],
      ['scriptJson', m.json_title()],
      ['existingCharacters', m.shell_existing_characters()]
    ] as const
  ).map(([screen, label]) => ({
    id: `screen:${screen}`,
    label,
    group: 'screens',
    href: builderPath(pageLocale(), screen),
    words: screenWords()[screen]
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

/** What the service worker can do, where one runs. */
function deviceItems(): MenuItem[] {
  const store: MenuItem = {
    id: 'storeOffline',
    label: m.offline_store(),
    icon: <CloudDownload />,
    onSelect: () => {
      void storeEverything()
      // This screen shows what is stored.
      openScreen('deviceScripts')
    }
  }
  const check: MenuItem = {
    id: 'checkUpdate',
    label: m.palette_check_update(),
    icon: <RotateCw />,
    onSelect: checkForUpdate
  }
  return [
    ...($offline.get()?.available === 'builder' ? [store] : []),
    ...(navigator.serviceWorker?.controller ? [check] : [])
  ]
}

/** Looks for a new version. The page itself offers one that is found. */
async function checkForUpdate() {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return
  await registration.update()
  if (!registration.installing && !registration.waiting) notify({ kind: 'upToDate' })
}
