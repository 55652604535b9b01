import { useEffect } from 'react'
import { startInstallPrompt } from '#ui/install-prompt.ts'
import { startInstallEntry } from './install-entry.ts'
import { InstallHint } from './install-hint.tsx'

/** Offers to install the app: an entry of the side menu, and once a hint. */
export function Installation() {
  useEffect(startInstallPrompt, [])
  useEffect(startInstallEntry, [])
  return <InstallHint />
}
