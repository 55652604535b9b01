import { useEffect, useEffectEvent, useState } from 'react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { sharedParameter } from '#routes/app-paths.ts'
import { takeSharedContent } from '#stores/shared-content.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import type { ImportSource } from './import-source.ts'

/** Files that the installed app is opened with. Only Chromium has the queue, so TypeScript's library lacks it. */
declare global {
  interface Window {
    launchQueue?: LaunchQueue
  }
}
export interface LaunchQueue {
  setConsumer(consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void): void
}

/** Reads what the installed app is opened with: a file, or what another app shares. Says when nothing has arrived. */
export function IncomingContent({ onSource }: { onSource: (source: ImportSource) => void }) {
  const [isMissing, setMissing] = useState(false)
  const read = useEffectEvent(onSource)

  useEffect(() => {
    let isOpen = true
    const readOpen = (source: ImportSource | undefined) => {
      if (!isOpen) return
      if (source) read(source)
      setMissing(source === undefined)
    }
    if (new URL(location.href).searchParams.has(sharedParameter)) void readShared(readOpen)
    const stop = wasLoadedHere() ? readLaunchedFiles(readOpen) : undefined
    return () => {
      isOpen = false
      stop?.()
    }
  }, [])

  return isMissing && <Banner tone="advice">{m.app_nothing_arrived()}</Banner>
}

/** Removes the parameter first, so that a reload doesn't look for the content again. */
async function readShared(read: (source: ImportSource | undefined) => void) {
  const address = new URL(location.href)
  address.searchParams.delete(sharedParameter)
  history.replaceState(history.state, '', address)
  read(await takeSharedContent())
}

/** Whether the page was loaded at the address of the dialog. Reloaded elsewhere, browsers repeat the files. */
function wasLoadedHere(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && new URL(loaded.name).pathname === builderPath(pageLocale(), 'import')
}

/** A script is one file: of several, the first is read. Returns what stops it. */
function readLaunchedFiles(read: (source: ImportSource | undefined) => void): () => void {
  window.launchQueue?.setConsumer(async ({ files: [handle] }) => {
    if (!handle) return
    const file = await handle.getFile().catch(() => undefined)
    read(file && { kind: 'file', file })
  })
  return () => window.launchQueue?.setConsumer(() => {})
}
