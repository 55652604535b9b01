import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { type Finding, findDefects, findLayoutShifts } from './find-defects.ts'
import { heightOf, openScene, type Stage } from './open-scene.ts'
import { devicesOf, type Visit } from './plan-visits.ts'
import type { SheetScene } from './scenes/scene.ts'
import { settle, takePicture } from './take-picture.ts'

/** Where the picture of a scene is. */
export const pictureFile = (
  folder: string,
  { scene, locale }: Pick<Visit, 'scene' | 'locale'>,
  scheme: string,
  width: number
) => `${folder}/pictures/${scene}-${locale}-${scheme}-${width}.jpeg`

/** Makes a visit: saves a picture for each width and scheme, and returns the defects. */
export async function visitScene(
  stage: Stage,
  scene: SheetScene,
  visit: Visit,
  folder: string
): Promise<Finding[]> {
  mkdirSync(`${folder}/pictures`, { recursive: true })
  const findings: Finding[] = []
  for (const widths of devicesOf(visit))
    findings.push(...(await visitOnDevice(stage, scene, { ...visit, widths }, folder)))
  return findings
}

/** Loads the page at the first width of a visit; the others follow by a change of the window. */
async function visitOnDevice(
  stage: Stage,
  scene: SheetScene,
  visit: Visit,
  folder: string
): Promise<Finding[]> {
  const [width = 390] = visit.widths
  const page = await openScene(stage, scene, { locale: visit.locale, width })
  const [scheme = 'light'] = visit.schemes
  const load = { scene: visit.scene, locale: visit.locale, width, scheme }
  const findings: Finding[] = []
  try {
    await settle(page)
    findings.push(...(await findLayoutShifts(page, load)))
    await prepare(page)
    for (const [index, width] of visit.widths.entries()) {
      if (index > 0) await page.setViewportSize({ width, height: heightOf(width) })
      for (const scheme of visit.schemes) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
        await settle(page)
        findings.push(
          ...(await findDefects(page, { scene: visit.scene, locale: visit.locale, width, scheme }))
        )
        await writeFile(pictureFile(folder, visit, scheme, width), await takePicture(page))
      }
    }
    return findings
  } finally {
    await page.context().close()
  }

  /** A scene that can't be reached is a finding, and its picture shows how far it came. */
  async function prepare(page: Page) {
    try {
      await scene.prepare?.(page, { locale: visit.locale, work: stage.work })
    } catch (error) {
      const text = String(error).split('\n')[0] ?? ''
      findings.push({ kind: 'not reached', path: '', text, detail: '', ...load })
    }
  }
}
