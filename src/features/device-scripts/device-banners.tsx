import { useStore } from '@nanostores/react'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import type { ImportRefusal } from '#stores/library/exchange.ts'
import { $libraryTrouble } from '#stores/library/shelves.ts'
import { Banner } from '#ui/banner.tsx'
import type { ImportRefused } from './whole-library.ts'

/** An error of the storage or of the last import, and a note on where local scripts are stored. */
export function DeviceBanners({ refused }: { refused: ImportRefused | undefined }) {
  const trouble = useStore($libraryTrouble)
  const code = refused?.code ?? trouble
  return (
    <>
      {code ? (
        <div className="device-banner">
          <Banner tone="error">{texts[code]()}</Banner>
        </div>
      ) : null}
      <p className="device-note">{m.device_note()}</p>
    </>
  )
}

const texts: Record<ImportRefusal, () => string> = {
  library_full: m.device_full,
  library_blocked: m.device_blocked,
  library_foreign: m.device_foreign,
  library_newer: m.device_newer,
  library_too_large: () => m.device_too_large({ limit: limits.libraryFile / 1024 / 1024 })
}
