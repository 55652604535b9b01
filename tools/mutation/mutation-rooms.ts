/** What `npm run mutate` changes, and the tests that should notice. */
export interface MutationRoom {
  sources: readonly string[]
  tests: readonly string[]
  /** Whether its tests need modules of their own, mocks or fake clocks. Others run in one process, which is much faster. */
  needsVitest?: true
}

/** A folder of the sources whose tests are in the folder of the same path. */
const mirrored = (path: string): MutationRoom => ({
  sources: [`src/${path}/**/*.{ts,tsx}`],
  tests: [`tests/${path}/**/*.test.{ts,tsx}`]
})

const reading: MutationRoom = {
  ...mirrored('core/reading'),
  tests: ['tests/core/reading/*.test.ts', 'tests/core/script/script-file*.test.ts']
}

/** What all of core shares: the files at its root, and the schemas of fields. */
const base: MutationRoom = {
  sources: ['src/core/*.ts', 'src/core/validation/*.ts'],
  tests: ['tests/core/*.test.ts', 'tests/core/validation/*.test.ts', 'tests/core/script/script-rules.test.ts']
}

/** The rooms by the name that the command takes. */
export const mutationRooms: Readonly<Record<string, MutationRoom>> = {
  core: mirrored('core'),
  'core/advice': mirrored('core/advice'),
  'core/base': base,
  'core/cast': mirrored('core/cast'),
  'core/catalogue': mirrored('core/catalogue'),
  'core/character': mirrored('core/character'),
  'core/night': mirrored('core/night'),
  'core/reading': reading,
  'core/saving': mirrored('core/saving'),
  'core/script': mirrored('core/script'),
  'core/sharing': mirrored('core/sharing'),
  'catalogue-import': {
    sources: ['tools/catalogue-import/*.ts'],
    tests: ['tests/tools/catalogue-import/*.test.ts', 'tests/tools/catalogue-import.test.ts']
  },
  images: { ...mirrored('images'), needsVitest: true },
  markdown: mirrored('markdown'),
  print: { ...mirrored('print'), needsVitest: true },
  stores: { ...mirrored('stores'), needsVitest: true }
}
