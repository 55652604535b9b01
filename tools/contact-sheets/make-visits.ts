import { existsSync } from 'node:fs'
import type { Locale } from '../../src/routes.ts'
import { drawSheet } from './draw-sheet.ts'
import { FindingsFile } from './findings-file.ts'
import type { Stage } from './open-scene.ts'
import type { SheetOptions } from './options.ts'
import { planVisits, sheetWidths, type Visit } from './plan-visits.ts'
import { sheetScenes } from './scenes/scenes.ts'
import { pictureFile, visitScene } from './visit-scene.ts'

/** Visits that are made at the same time. */
const lanes = 2

/** Makes all visits of a selection. After each one, the sheets and the report have all that is known by then. */
export async function makeVisits(options: SheetOptions, stages: ReadonlyMap<Locale, Stage>) {
  const waiting = planVisits(options)
  const findings = new FindingsFile(options.folder)
  const total = waiting.length
  const start = Date.now()
  let done = 0
  const lane = async () => {
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      const stage = stages.get(visit.locale)
      if (!stage) continue
      const found = await makeVisit(stage, visit, options.folder)
      // Somebody has ended the run: the last visits say nothing.
      if (!stage.browser.isConnected()) return
      findings.replace(visit, found)
      done += 1
      const seconds = Math.round((Date.now() - start) / 1000)
      console.log(`${done}/${total} ${seconds} s: ${visit.scene} ${visit.locale} ${visit.widths.join(' ')}`)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { visits: done, counts: findings.counts() }
}

/** A scene that doesn't come is a finding: the other visits go on. */
async function makeVisit(stage: Stage, visit: Visit, folder: string) {
  const scene = sheetScenes.find(({ name }) => name === visit.scene)
  if (!scene) return []
  try {
    const found = await visitScene(stage, scene, visit, folder)
    for (const scheme of visit.schemes) await drawSheetOf(visit, scheme, folder)
    return found
  } catch (error) {
    const [text = ''] = String(error).split('\n')
    const [width = 0] = visit.widths
    const [scheme = 'light'] = visit.schemes
    const { locale } = visit
    return [{ kind: 'not reached', path: '', text, detail: '', scene: visit.scene, locale, width, scheme }]
  }
}

/** Draws the sheet of a scene anew, with the pictures that there are by now. */
async function drawSheetOf({ scene, locale }: Visit, scheme: string, folder: string) {
  const pictures = sheetWidths
    .map(width => ({ width, file: pictureFile(folder, { scene, locale }, scheme, width) }))
    .filter(({ file }) => existsSync(file))
  await drawSheet(`${folder}/${scene}-${locale}-${scheme}.png`, `${scene}, ${locale}, ${scheme}`, pictures)
}
