import { beforeAll, describe, test } from 'vitest'
import type { Script } from '#core/script/script.ts'
import { readScriptFile } from '#core/script/script-file.ts'
import { expectGrowth, type GrowingInput, growing } from '../../growth.ts'
import { catalogue } from '../script-builders.ts'
import { fileParts } from './file-parts.ts'
import { operations } from './operations.ts'

function readScript(file: unknown): Script {
  const read = readScriptFile(file, catalogue)
  if (!read.ok) throw new Error(read.code)
  return read.value.script
}

describe.each(Object.entries(fileParts))('a file with many %s', (_, { n, fileOf }) => {
  const files = growing(n, fileOf)
  let scripts: GrowingInput<Script>
  beforeAll(() => {
    scripts = { small: readScript(files.small), large: readScript(files.large) }
  })

  test('is read in time n log n', () => expectGrowth(files, readScript))

  test.each(Object.entries(operations))('%s in time n log n', (_, run) => expectGrowth(scripts, run))
})
