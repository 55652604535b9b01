import { createReadStream } from 'node:fs'
import { z } from 'zod'
import type { Row } from './tables.ts'

const rowSchema = z.record(z.string(), z.unknown())

/** Yields the rows of a backup's table, which are lines of JSON. */
export async function* readTable(file: string): AsyncGenerator<Row> {
  for await (const line of readLines(file)) yield rowSchema.parse(JSON.parse(line))
}

/** Lines end at \n alone: `readline` also ends them at U+2028 and U+2029, which JSON has in its texts as they are. */
async function* readLines(file: string): AsyncGenerator<string> {
  let parts: string[] = []
  for await (const text of createReadStream(file, { encoding: 'utf8' })) {
    const [end = '', ...lines] = String(text).split('\n')
    parts.push(end)
    for (const line of lines) {
      yield parts.join('')
      parts = [line]
    }
  }
  const last = parts.join('')
  if (last) yield last
}
