import fc from 'fast-check'
import { stepIds } from '#core/night/night.ts'
import { almanacIntroductionKey, almanacKey } from '#core/script/almanac-keys.ts'
import { mapFields } from '#core/script/metadata-fields.ts'
import type { Script } from '#core/script/script.ts'
import { aScript, custom, official, unknown } from './script-builders.ts'

const officialIds = ['imp', 'chef', 'baron', 'spy', 'empath', 'saint']
const customIds = ['owl', 'magpie']
const ids = [...officialIds, ...customIds, 'nobody']

const anyCharacter = (id: string) => {
  if (id === 'nobody') return fc.constant(unknown(id))
  const anyText = fc.constantFrom('', 'One', 'Two')
  return customIds.includes(id)
    ? fc
        .record({ ability: anyText, firstNight: fc.nat(2), flavor: anyText })
        .map(fields => custom(id, fields))
    : fc
        .option(fc.record({ ability: anyText }), { freq: 4, nil: undefined })
        .map(changes => official(id, changes))
}

const anyData = fc.dictionary(
  fc.constantFrom(almanacIntroductionKey, almanacKey('imp'), almanacKey('owl'), 'theirs'),
  fc.constantFrom('', 'Told', 'Retold')
)

const anyNight = fc.option(fc.shuffledSubarray([...ids, ...stepIds]), { nil: undefined })

/** Every field of the metadata, each with and without a value. */
const anyMetadata = mapFields({
  text: () => fc.constantFrom('', 'Night', 'Day'),
  address: () => fc.constantFrom(undefined, 'https://example.com/a.png'),
  flag: () => fc.boolean(),
  texts: () => fc.array(fc.constantFrom('No pies', 'No cakes'), { maxLength: 3 }),
  number: ({ limit }) => fc.constantFrom(undefined, 1, limit)
})

/** Leaves out the fields that are undefined, as stored scripts do. */
const withoutUndefined = (
  fields: object
): Partial<Omit<Script, 'characters'>> & { characters?: Script['characters'] } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** Small scripts that are similar enough to share characters, texts and steps. */
export const anyScript: fc.Arbitrary<Script> = fc
  .record({
    characters: fc.shuffledSubarray(ids).chain(chosen => fc.tuple(...chosen.map(anyCharacter))),
    ...anyMetadata,
    customData: anyData,
    firstNight: anyNight,
    otherNight: anyNight,
    extra: fc.constantFrom(undefined, { theirs: 1 })
  })
  .map(fields => aScript(withoutUndefined(fields)))
