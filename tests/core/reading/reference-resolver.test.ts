import { expect, test } from 'vitest'
import { createReferenceResolver } from '#core/reading/reference-resolver.ts'
import { catalogue, custom, official, unknown } from '../script-builders.ts'

const createResolver = () =>
  createReferenceResolver(
    {
      characters: [
        official('imp'),
        custom('black_bird', { name: 'Great Crow' }),
        unknown('x-y'),
        custom('imp-2', { name: '!' })
      ],
      idByFileId: new Map([
        ['imp', 'imp'],
        ['Black Bird!', 'black_bird'],
        ['spy', 'imp-2']
      ])
    },
    catalogue
  )

test.each([
  ['the id in the file', 'Black Bird!', 'black_bird', 'black_bird'],
  ['the id on the script', 'black_bird', 'black_bird', 'black_bird'],
  ['another spelling of either', 'BLACK-BIRD', 'black_bird', 'black_bird'],
  ['the name of a custom character', 'great crow', 'black_bird', 'black_bird'],
  ['another spelling of an unknown id', 'XY', 'x-y', 'x-y'],
  ['an id of the file that is official elsewhere', 'spy', 'imp-2', 'imp-2'],
  ['an official id that isn’t on the script', 'chef', undefined, 'chef'],
  ['another spelling of an official id', 'Fortune Teller', undefined, 'fortuneteller'],
  ['nothing', 'gondola', undefined, undefined],
  ['a text without letters', '!', undefined, undefined]
])('a reference by %s is resolved', (_, reference, onScript, anywhere) => {
  const resolver = createResolver()
  expect(resolver.findOnScript(reference)).toBe(onScript)
  expect(resolver.findAnywhere(reference)).toBe(anywhere)
})
