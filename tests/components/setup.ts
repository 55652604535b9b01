import './count-renders.ts'
import '#styles/page.css'
import '../../src/layouts/page.css'
import './act.ts'
import { afterAll, beforeEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { getLocale, overwriteGetLocale } from '#i18n/generated/runtime.js'
import { loadReader } from '#stores/storage/stored-text.ts'
import { forgetSession } from './forget-session.ts'

// The package does so itself, but only in the first file of those that share its module.
beforeEach(cleanup)

// Files share the page, which the next one finds at the address, in the language, with the session and the spies of this one.
const { href } = location
const localeOfAddress = getLocale
afterAll(async () => {
  await cleanup()
  vi.restoreAllMocks()
  await forgetSession()
  history.replaceState(null, '', href)
  overwriteGetLocale(localeOfAddress)
})

// Tests find what an earlier file has stored, and read it at once.
await loadReader()
