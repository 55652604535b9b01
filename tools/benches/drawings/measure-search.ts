import { readFileSync } from 'node:fs'
import { createIconSearch, type IconWords } from '../../../src/graphics/icon-search.ts'
import { locales } from '../../../src/routes.ts'
import { openIconNames } from '../../catalogue/open-icons.ts'
import { type Measure, median } from '../measure.ts'

const queries = ['s', 'sk', 'death', 'skull ring', 'tête de mort']

const readWords = (name: string): IconWords =>
  JSON.parse(readFileSync(`src/graphics/icon-words/${name}.json`, 'utf8'))

/** The slowest search for an icon in all languages, with a warm search. */
export async function measureSearch(): Promise<Measure[]> {
  const names = openIconNames()
  const [tags, english] = [readWords('tags'), readWords('en')]
  let slowest = 0
  for (const locale of locales) {
    const search = createIconSearch({ names, tags, english, local: readWords(locale), locale })
    for (const query of queries) {
      search(query)
      const time = await median(5, async () => {
        const start = performance.now()
        search(query)
        return performance.now() - start
      })
      slowest = Math.max(slowest, time)
    }
  }
  return [{ what: 'slowest search for an icon', value: slowest, unit: 'ms', budget: 10 }]
}
