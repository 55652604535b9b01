import type { Measure } from '../measure.ts'
import { allScripts, builderPage, gzipped, initialData, initialScripts } from '../sizes.ts'

/** Sizes of the built files after gzip, whichever of them a visit loads before it is ready. */
export async function measureSizes(): Promise<Measure[]> {
  const kilobytes = (files: readonly string[]) => gzipped(files) / 1024
  const page = builderPage()
  const scripts = initialScripts(page)
  return [
    { what: 'JS at first, gz', value: kilobytes(scripts), unit: 'KB', budget: 125 },
    {
      what: 'JS at first and the catalogue’s texts, gz',
      value: kilobytes([...scripts, ...initialData(page)]),
      unit: 'KB'
    },
    { what: 'JS in all, gz', value: kilobytes(allScripts()), unit: 'KB', budget: 330 },
    { what: 'HTML, gz', value: kilobytes([page]), unit: 'KB', budget: 40 }
  ]
}
