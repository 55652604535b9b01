import { workerPaths } from '../../src/routes.ts'
import { type Bench, type Measure, median } from './measure.ts'
import { scriptFileOf } from './script-file.ts'

const warmUps = 3
const runs = 20

/** The printed sheet of 25 characters, made by the Worker once it is warm: each time of another title, or it would be handed on. */
export const measureSheets: Bench = async origin => [
  ...(await measure(`${origin}${workerPaths.sheetPdf}?parts=sheet`, 'A4 PDF of 25 characters, sheet', pdf)),
  ...(await measure(`${origin}${workerPaths.sheetPdf}`, 'A4 PDF of 25 characters, with nights', pdf)),
  ...(await measure(`${origin}${workerPaths.sheetPng}`, 'A4 PNG at 2x of 25 characters', { time: 300 }))
]

/** Milliseconds, and KB. */
interface Budget {
  time: number
  size?: number
}

const pdf: Budget = { time: 120, size: 120 }

async function measure(address: string, what: string, budget: Budget): Promise<Measure[]> {
  for (let index = 0; index < warmUps; index++) await print(address)
  const time = await median(runs, async () => {
    const began = performance.now()
    await print(address)
    return performance.now() - began
  })
  const size = (await print(address)) / 1024
  return [
    { what, value: time, unit: 'ms', budget: budget.time },
    {
      what: `${what}: size`,
      value: size,
      unit: 'KB',
      ...(budget.size !== undefined && { budget: budget.size })
    }
  ]
}

let titles = 0

/** Bytes of the printed file. */
async function print(address: string): Promise<number> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(scriptFileOf(25, `Bench ${titles++}`))
  })
  const { byteLength } = await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return byteLength
}
