import { mapFields } from '#core/script/metadata-fields.ts'

/** Metadata with a value in every field. */
export const fullMetadata = mapFields({
  text: () => 'Night',
  address: () => 'https://example.com/a.png',
  flag: () => true,
  texts: () => ['No pies'],
  number: () => 1
})
