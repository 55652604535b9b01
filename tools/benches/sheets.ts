import { readFileSync } from 'node:fs'
import { workerPaths } from '../../src/routes.ts'
import { type Bench, median } from './measure.ts'

const warmUps = 3
const runs = 20

/** The printed sheet of 25 characters, made by the Worker once it is warm. */
export const measureSheets: Bench = async origin => {
  const file = scriptOf(25)
  const print = async () => {
    const began = performance.now()
    const response = await fetch(`${origin}${workerPaths.sheetPdf}?paper=a4`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(file)
    })
    const { byteLength } = await response.arrayBuffer()
    if (!response.ok) throw new Error(`${workerPaths.sheetPdf} answers ${response.status}`)
    return { time: performance.now() - began, size: byteLength / 1024 }
  }
  for (let index = 0; index < warmUps; index++) await print()
  return [
    {
      what: 'A4 PDF of 25 characters, warm',
      value: await median(runs, async () => (await print()).time),
      unit: 'ms',
      budget: 120
    },
    { what: 'its size', value: (await print()).size, unit: 'KB', budget: 120 }
  ]
}

function scriptOf(count: number) {
  const { characters }: { characters: { id: string; team: string }[] } = JSON.parse(
    readFileSync('src/catalogue/facts.json', 'utf8')
  )
  const inPlay = characters.filter(({ team }) => ['townsfolk', 'outsider', 'minion', 'demon'].includes(team))
  const spread = Math.floor(inPlay.length / count)
  return [
    { id: '_meta', name: 'Bench', author: 'Belfry' },
    ...inPlay
      .filter((_, index) => index % spread === 0)
      .slice(0, count)
      .map(({ id }) => id)
  ]
}
