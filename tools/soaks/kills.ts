import { setTimeout as wait } from 'node:timers/promises'
import { localSecret } from '../serve/local-secret.ts'
import { localSession } from '../serve/local-session.ts'
import { findFreePort, serve } from '../serve/serve.ts'
import { checkDatabase, checkResponses } from './check-saves.ts'
import { type Ledger, sendOpenSave, startSavers } from './savers.ts'
import type { SoakResult } from './soak-result.ts'

const savers = 6
/** Milliseconds of saving before a kill. */
const minDelay = 100
const maxDelay = 2500

/**
 * Kills the whole server at random moments while several users save. After each kill every acknowledged save must be
 * complete in the database file and in the responses of the next server. An unacknowledged save is sent again, as a
 * browser would, and must result in exactly one more version, whether it had been written or not.
 */
export async function soakKills(
  kills: number,
  state: string,
  log: (line: string) => void
): Promise<SoakResult> {
  const ledgers: Ledger[] = []
  const faults: string[] = []
  let [underWay, written] = [0, 0]
  const cookies = await Promise.all(Array.from({ length: savers }, (_, at) => cookieOf(state, at)))
  const acknowledged = () => ledgers.reduce((sum, { saved }) => sum + saved.length, 0)

  for (let kill = 1; kill <= kills; kill++) {
    const server = await serve({ port: await findFreePort(), state })
    faults.push(...(await retryOpenSaves(server.origin, ledgers)))
    const running = startSavers(server.origin, cookies, ledgers)
    await wait(minDelay + Math.random() * (maxDelay - minDelay))
    underWay += running.underWay()
    running.expectEnd()
    await server.kill()
    faults.push(...(await running.ended))
    const result = checkDatabase(state, ledgers)
    faults.push(...result.faults)
    written += result.written
    log(`${kill}. ${acknowledged()} saves acknowledged, ${faults.length} faults`)
  }

  const server = await serve({ port: await findFreePort(), state })
  faults.push(...(await retryOpenSaves(server.origin, ledgers)))
  for (const ledger of ledgers) faults.push(...(await checkResponses(server.origin, ledger)))
  await server.stop()
  faults.push(...checkDatabase(state, ledgers).faults)
  const counts = {
    kills,
    'documents saved': ledgers.length,
    'saves acknowledged': acknowledged(),
    'saves under way at a kill': underWay,
    'written though no answer came': written
  }
  return { counts, faults }
}

const cookieOf = (state: string, at: number) =>
  localSession(localSecret(state), { sub: `saver-${at}`, name: `Saver ${at}` })

/** Sends unacknowledged saves again and checks their documents. */
async function retryOpenSaves(origin: string, ledgers: readonly Ledger[]): Promise<string[]> {
  const faults: string[] = []
  for (const ledger of ledgers.filter(({ open }) => open !== undefined)) {
    const fault = await sendOpenSave(origin, ledger)
    faults.push(...(fault ? [fault] : await checkResponses(origin, ledger)))
  }
  return faults
}
