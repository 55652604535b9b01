import { measureApi } from './api.ts'
import { measureBuilder } from './builder/builder.ts'
import { measureDrawings } from './drawings/drawings.ts'
import type { Bench } from './measure.ts'
import { measurePublic } from './public.ts'
import { measureReaders } from './readers.ts'
import { measureSheets } from './sheets.ts'
import { measureStart } from './start.ts'

/** What `npm run bench` measures, in this order. */
export const areas: Readonly<Record<string, Bench>> = {
  builder: measureBuilder,
  drawings: measureDrawings,
  sheets: measureSheets,
  api: measureApi,
  public: measurePublic,
  readers: measureReaders,
  start: measureStart
}
