import { type Bench, measureParts } from '../measure.ts'
import { withBrowser } from '../throttled-page.ts'
import { measureExport } from './measure-export.ts'
import { measureLayerDrag } from './measure-layer-drag.ts'

/** The icon editor: how smoothly a layer is dragged, and how long its images take. */
export const measureDrawings: Bench = ({ origin, parts }) =>
  withBrowser(browser =>
    measureParts(
      { drag: () => measureLayerDrag(browser, origin), export: () => measureExport(browser, origin) },
      parts
    )
  )
