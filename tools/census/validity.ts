import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ScriptFile } from '../../src/core/script/script-file.ts'
import { strictFile } from '../../src/core/script/strict-file.ts'

/** The public fields of the script file format. */
const formatPath = join(import.meta.dirname, 'script-format.json')

/** Compiles the JSON schema at a path, by default the one of the script file format. */
export function loadSchema(path = formatPath): (value: unknown) => boolean {
  const ajv = addFormats.default(new Ajv2020({ strict: false }))
  const validate = ajv.compile(JSON.parse(readFileSync(path, 'utf8')))
  return value => validate(value)
}

/** How many files are valid by the format. */
export interface Validity {
  /** Valid as they came. */
  before: number
  /** Valid as Belfry writes them. */
  after: number
  /** Valid in the strict form, which shortens or leaves out. */
  strict: number
  /** Files that were valid and aren't any more. */
  spoiled: string[]
}

export const emptyValidity = (): Validity => ({ before: 0, after: 0, strict: 0, spoiled: [] })

interface Sample {
  isValid: (file: unknown) => boolean
  before: unknown
  after: ScriptFile
}

/** Adds a file to the counts. */
export function countValidity(validity: Validity, path: string, { isValid, before, after }: Sample) {
  const [wasValid, isValidNow] = [isValid(before), isValid(after)]
  if (wasValid) validity.before += 1
  if (isValidNow) validity.after += 1
  if (isValid(strictFile(after).file)) validity.strict += 1
  if (wasValid && !isValidNow) validity.spoiled.push(path)
}

export const validityLines = ({ before, after, strict }: Validity): string[] =>
  Object.entries({
    'valid as they came': before,
    'valid as written': after,
    'valid in the strict form': strict
  }).map(([name, count]) => `${String(count).padStart(6)} ${name}`)
