import type { Browser } from 'playwright-core'
import type { Locale } from '../../src/routes.ts'
import { saveSampleWork } from '../lighthouse/sample-work.ts'
import { localSession } from '../serve/local-session.ts'
import type { Stage } from './open-scene.ts'
import { sampleCharacter, sheetScript } from './sample-script.ts'

/** Saves the work of a user for each language, in which the scenes show it. Another user has none. */
export async function saveWorkOf(
  browser: Browser,
  origin: string,
  secret: string,
  locales: readonly Locale[]
): Promise<Map<Locale, Stage>> {
  const newcomer = await localSession(secret, { sub: 'newcomer', name: 'Tobias Quill' })
  const stages = new Map<Locale, Stage>()
  for (const locale of locales) {
    const user = await localSession(secret, { sub: `user-${locale}`, name: 'Ada Moreau' })
    const character = sampleCharacter(locale)
    const work = await saveSampleWork(origin, user, { script: sheetScript(locale), character })
    stages.set(locale, { browser, origin, cookies: { user, newcomer }, work })
  }
  return stages
}
