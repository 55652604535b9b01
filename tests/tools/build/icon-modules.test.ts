import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconLibrary, iconModules, isIcon } from '../../../tools/build/icon-modules.ts'

const library = readFileSync(iconLibrary, 'utf8')
const namesOf = (...sources: string[]) =>
  [...iconModules(sources, library)].map(path => path.replace(/^.*\/icons\//, ''))

test('the icons that sources import are found by any of their names', () => {
  expect(
    namesOf(
      "import { Undo2 as Back, LucideUndo2, Skull } from 'lucide-react'",
      "import { X } from 'lucide-react'"
    )
  ).toEqual(['undo-2.mjs', 'skull.mjs', 'x.mjs'])
  expect([...iconModules(["import { X } from 'lucide-react'"], library)].every(isIcon)).toBe(true)
})

test('imports of other packages and names that are no icons find none', () => {
  expect(
    namesOf("import { X } from './x.ts'", "import { Nothing } from 'lucide-react'", 'const X = 1')
  ).toEqual([])
})
