import { workerPaths } from '../../src/routes.ts'
import { type Bench, type Measure, median } from './measure.ts'
import { scriptFileOf } from './script-file.ts'

const warmUps = 3
const runs = 20

/** The printed sheet of 25 characters, made by the Worker once it is warm. */
export const measureSheets: Bench = async origin => [
  ...(await measure(origin, 'sheet', 'A4 PDF of 25 characters, sheet')),
  ...(await measure(origin, 'sheet,night', 'A4 PDF of 25 characters, with nights'))
]

async function measure(origin: string, parts: string, what: string): Promise<Measure[]> {
  const address = `${origin}${workerPaths.sheetPdf}?paper=a4&parts=${parts}`
  for (let index = 0; index < warmUps; index++) await print(address)
  const time = await median(runs, async () => {
    const began = performance.now()
    await print(address)
    return performance.now() - began
  })
  const size = (await print(address)) / 1024
  return [
    { what, value: time, unit: 'ms', budget: 120 },
    { what: `${what}: size`, value: size, unit: 'KB', budget: 120 }
  ]
}

/** Bytes of the printed file. */
async function print(address: string): Promise<number> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(scriptFileOf(25))
  })
  const { byteLength } = await response.arrayBuffer()
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return byteLength
}
