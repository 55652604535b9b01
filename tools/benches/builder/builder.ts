import { type Bench, measureParts } from '../measure.ts'
import { withBrowser } from '../throttled-page.ts'
import { serveFloor } from './floor/serve-floor.ts'
import { measureDrag } from './measure-drag.ts'
import { measureGrimoire } from './measure-grimoire.ts'
import { measureImport } from './measure-import.ts'
import { measureInteractions } from './measure-interactions.ts'
import { measureMemory } from './measure-memory.ts'
import { measurePalette } from './measure-palette.ts'
import { measureSizes } from './measure-sizes.ts'
import { measureVisits } from './measure-visits.ts'

/** The builder beside its floor, a page where React hydrates one field: visits, interactions, memory, sizes of files. */
export const measureBuilder: Bench = async ({ origin, parts }) => {
  const floor = await serveFloor()
  try {
    return await withBrowser(async browser => {
      const bench = { browser, origin, floor: floor.origin }
      return measureParts(
        {
          visits: () => measureVisits(bench),
          keys: () => measureInteractions(bench),
          drag: () => measureDrag(bench),
          grimoire: () => measureGrimoire(bench),
          import: () => measureImport(bench),
          palette: () => measurePalette(bench),
          memory: () => measureMemory(bench),
          sizes: measureSizes
        },
        parts
      )
    })
  } finally {
    floor.stop()
  }
}
