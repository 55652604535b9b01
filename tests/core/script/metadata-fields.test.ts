import { describe, expect, test } from 'vitest'
import {
  fileKeyAliases,
  fromFileKeys,
  type MetadataField,
  metadataFields,
  metadataNames,
  namesOfKind,
  toFileKeys
} from '#core/script/metadata-fields.ts'
import { emptyScript, type Script } from '#core/script/script.ts'
import { scriptDifference } from '#core/script/script-difference.ts'
import { writeScriptFile } from '#core/script/script-file.ts'
import { fileMetaSchema } from '#core/script/script-file-schema.ts'
import { scriptRules } from '#core/script/script-rules.ts'
import { scriptSchema } from '#core/script/script-schema.ts'
import { fullMetadata } from '../full-metadata.ts'
import { meta, read } from '../reading/read-file.ts'
import { catalogue } from '../script-builders.ts'

const fields = metadataNames.map(name => {
  const field: MetadataField = metadataFields[name]
  return { name, ...field, sample: fullMetadata[name] }
})

const withValue = (name: string, value: unknown): Script => scriptSchema.parse({ [name]: value })

test('an empty script has what the schema fills in', () => {
  expect(emptyScript).toEqual(scriptSchema.parse({}))
})

describe.each(fields)(
  'the metadata field $name',
  ({ name, kind, fileKey, aliases, limit, isRequired, sample }) => {
    const script = withValue(name, sample)
    const written = writeScriptFile(script, catalogue)[0]

    test('is stored, written under its key and read back', () => {
      expect(script).toHaveProperty(name, sample)
      expect(written).toHaveProperty(fileKey, sample)
      expect(read([written]).script).toEqual(script)
    })

    test('is read under its other keys too', () => {
      const { [fileKey]: _, ...others } = meta as Record<string, unknown>
      for (const alias of aliases)
        expect(read([{ ...others, [alias]: sample }]).script).toHaveProperty(name, sample)
    })

    test('is absent from the meta entry of a script without it, unless files require it', () => {
      const empty = writeScriptFile({ ...emptyScript, extra: { mood: 'sour' } }, catalogue)[0]
      expect(Object.hasOwn(Object(empty), fileKey)).toBe(Boolean(isRequired))
    })

    test('satisfies the schema of the public file and the rules of the form', () => {
      expect(fileMetaSchema.safeParse(written).success).toBe(true)
      expect(scriptRules.parse(script)).toHaveProperty(name, sample)
    })

    test.skipIf(kind === 'flag')('has the same limit in the public file and in the form', () => {
      const over = {
        text: 'x'.repeat(limit + 1),
        texts: Array(limit + 1).fill('x'),
        number: limit + 1,
        flag: true
      }
      const value = kind === 'address' ? `https://example.com/${over.text}` : over[kind]
      const rest = fileMetaSchema.parse({ id: '_meta', name: '' })
      expect(fileMetaSchema.safeParse({ ...rest, [fileKey]: value }).success).toBe(false)
      expect(scriptRules.safeParse({ [name]: value }).success).toBe(false)
    })

    test('is named by the difference between scripts with and without it', () => {
      expect(scriptDifference(emptyScript, script)).toMatchObject([{ field: name }])
      expect(scriptDifference(script, emptyScript)).toMatchObject([{ field: name }])
    })
  }
)

test('metadata moves to the keys of a file and back, in the order of the format and without empty values', () => {
  const file = toFileKeys({ ...fullMetadata, author: '', bootlegger: [], hideTitle: false })
  expect(Object.keys(file)).toEqual(['name', 'logo', 'background', 'almanac'])
  expect(toFileKeys({ title: '' })).toEqual({ name: '' })
  expect(fromFileKeys(toFileKeys(fullMetadata))).toEqual(fullMetadata)
  expect(fromFileKeys({ author: 'Ann' })).toEqual({ author: 'Ann' })
  expect(fileKeyAliases.title).toBe('name')
  expect(namesOfKind('flag', 'texts')).toEqual(['hideTitle', 'bootlegger'])
})
