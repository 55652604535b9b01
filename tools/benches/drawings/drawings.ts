import { type Bench, measureParts } from '../measure.ts'
import { withBrowser } from '../throttled-page.ts'
import { measureExport } from './measure-export.ts'
import { measureLayerDrag } from './measure-layer-drag.ts'
import { measureSearch } from './measure-search.ts'

/** The icon editor: how smoothly a layer is dragged, how long its images take, and how long a search for an icon. */
export const measureDrawings: Bench = ({ origin, parts }) =>
  withBrowser(browser =>
    measureParts(
      {
        drag: () => measureLayerDrag(browser, origin),
        export: () => measureExport(browser, origin),
        search: measureSearch
      },
      parts
    )
  )
