import { CloudDownload, RotateCw } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { notify } from '#stores/notice.ts'
import { $offline, storeEverything } from '#stores/offline/offline.ts'
import { openScreen } from '#stores/router.ts'
import type { MenuItem } from '#ui/menus/menu-popover.tsx'

/** What the service worker can do, where one runs. */
export function deviceItems(): MenuItem[] {
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
