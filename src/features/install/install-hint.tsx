import './install-hint.css'
import { MonitorDown } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { canInstall, install, watchInstall } from '#ui/install-prompt.ts'
import { startInstallHint } from './start-install-hint.ts'

/** Suggests to install the app, once in the life of a browser profile, after the user has made a script. */
export function InstallHint() {
  const [isOpen, setOpen] = useState(false)
  const isOffered = useSyncExternalStore(watchInstall, canInstall)
  useEffect(() => startInstallHint(() => setOpen(true)), [])
  if (!isOpen || !isOffered) return null
  return (
    <div className="install-hint">
      <Banner
        tone="advice"
        icon={<MonitorDown />}
        action={
          <div className="install-hint-actions">
            <Button small onClick={install}>
              {m.app_install()}
            </Button>
            <Button small variant="text" onClick={() => setOpen(false)}>
              {m.app_later()}
            </Button>
          </div>
        }
      >
        {m.app_hint()}
      </Banner>
    </div>
  )
}
