import type { Page } from 'playwright-core'
import type { Locale } from '../../../src/routes.ts'
import type { SampleWork } from '../../lighthouse/sample-work.ts'
import type { OpenScript } from '../sample-script.ts'

/** What the page of a scene is about. */
export interface SceneContext {
  locale: Locale
  /** The work of the user in this language. */
  work: SampleWork
}

/** What a sheet shows, and how to get there. */
export interface SheetScene {
  /** Unique; a name of the sheet's file. */
  name: string
  /** The address, with the language. */
  path: (context: SceneContext) => string | Promise<string>
  /** Who looks: a user with saved work unless told, somebody whose account is empty, or nobody signed in. */
  as?: 'user' | 'newcomer' | 'guest'
  /** The script that is open; the whole one unless told. */
  open?: OpenScript
  /** There are more scripts on the device. */
  hasFurtherScripts?: boolean
  /** Does what a user does after the page is there. */
  prepare?: (page: Page, context: SceneContext) => Promise<void>
}
