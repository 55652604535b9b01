/** What `npm run mutate` changes, and the tests that should notice. */
export interface MutationRoom {
  sources: readonly string[]
  tests: readonly string[]
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

/** The rooms by the name that the command takes. */
export const mutationRooms: Readonly<Record<string, MutationRoom>> = {
  core: mirrored('core'),
  'core/advice': mirrored('core/advice'),
  'core/character': mirrored('core/character'),
  'core/night': mirrored('core/night'),
  'core/reading': reading,
  'core/saving': mirrored('core/saving'),
  'core/script': mirrored('core/script'),
  'catalogue-import': {
    sources: ['tools/catalogue-import/*.ts'],
    tests: ['tests/tools/catalogue-import/*.test.ts', 'tests/tools/catalogue-import.test.ts']
  },
  images: mirrored('images'),
  markdown: mirrored('markdown'),
  print: mirrored('print'),
  stores: mirrored('stores')
}
