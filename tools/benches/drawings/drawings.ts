import { type Bench, measureParts } from '../measure.ts'
import { withBrowser } from '../throttled-page.ts'
import { measureExport } from './measure-export.ts'

/** The icon editor: how long its images take. */
export const measureDrawings: Bench = ({ origin, parts }) =>
  withBrowser(browser => measureParts({ export: () => measureExport(browser, origin) }, parts))
