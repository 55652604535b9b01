import { setTimeout as wait } from 'node:timers/promises'
import { localSecret } from '../local-secret.ts'
import { localSession } from '../local-session.ts'
import { freePort, serve } from '../serve.ts'
import { faultsOfAnswer, lookAtFile } from './kept-saves.ts'
import { type Ledger, sendOpen, startSavers } from './savers.ts'
import type { Soak } from './soak.ts'

const savers = 6
/** Milliseconds of saving before a kill. */
const shortest = 100
const longest = 2500

/**
 * Kills the whole server at random moments while several save, and looks each time whether all that was acknowledged is
 * there, whole, in the file and in what the next server answers. A save without an answer is sent again, as a browser
 * would, and must come to one version more, whether it had been written or not.
 */
export async function soakKills(kills: number, state: string, say: (line: string) => void): Promise<Soak> {
  const ledgers: Ledger[] = []
  const faults: string[] = []
  let [underWay, written] = [0, 0]
  const cookies = await Promise.all(Array.from({ length: savers }, (_, at) => cookieOf(state, at)))
  const acknowledged = () => ledgers.reduce((sum, { saved }) => sum + saved.length, 0)

  for (let kill = 1; kill <= kills; kill++) {
    const served = await serve({ port: await freePort(), state })
    faults.push(...(await settle(served.origin, ledgers)))
    const running = startSavers(served.origin, cookies, ledgers)
    await wait(shortest + Math.random() * (longest - shortest))
    underWay += running.underWay()
    running.expectEnd()
    await served.kill()
    faults.push(...(await running.ended))
    const found = lookAtFile(state, ledgers)
    faults.push(...found.faults)
    written += found.written
    say(`${kill}. ${acknowledged()} saves acknowledged, ${faults.length} faults`)
  }

  const served = await serve({ port: await freePort(), state })
  faults.push(...(await settle(served.origin, ledgers)))
  for (const ledger of ledgers) faults.push(...(await faultsOfAnswer(served.origin, ledger)))
  await served.stop()
  faults.push(...lookAtFile(state, ledgers).faults)
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

/** Sends again what has no answer, and looks at those documents. */
async function settle(origin: string, ledgers: readonly Ledger[]): Promise<string[]> {
  const faults: string[] = []
  for (const ledger of ledgers.filter(({ open }) => open !== undefined)) {
    const fault = await sendOpen(origin, ledger)
    faults.push(...(fault ? [fault] : await faultsOfAnswer(origin, ledger)))
  }
  return faults
}
