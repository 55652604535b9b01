import { z } from 'zod'
import type { CatalogueEntry } from '#core/catalogue/catalogue-list.ts'
import { jinxSchema, specialSchema } from '#core/character/character.ts'
import { teams } from '#core/character/team.ts'
import { defaultLocale, languageTags, locales } from '#routes'
import { workerPaths } from '#routes/worker-paths.ts'
import type { RouteDocs } from '../describe-route.ts'
import { etagHeader, fileResponse, jsonResponse, namedSchema, notModified } from '../responses.ts'

const entry = z.object({
  id: z.string(),
  name: z.string(),
  team: z.enum(teams),
  edition: z.string(),
  ability: z.string(),
  flavor: z.string(),
  firstNight: z
    .number()
    .meta({ description: 'Its position in the first night order, or 0 if it doesn’t wake.' }),
  firstNightReminder: z.string(),
  otherNight: z.number(),
  otherNightReminder: z.string(),
  reminders: z.array(z.string()),
  remindersGlobal: z.array(z.string()),
  setup: z.boolean(),
  special: z.array(specialSchema),
  jinxes: z.array(jinxSchema)
}) satisfies z.ZodType<CatalogueEntry>

const list = z.array(
  namedSchema(
    'CatalogueEntry',
    'An official character. All fields are present; unused ones are empty.',
    entry
  )
)

const path = <Name extends string>(name: Name, schema: z.ZodType, description: string, example: string) =>
  z.object({ [name]: schema.meta({ example, param: { description } }) })

const version = z
  .string()
  .optional()
  .meta({
    example: 'a1b2',
    param: {
      description:
        'The version from the page’s URL. With the current version, the response can be cached forever.'
    }
  })
const cardQuery = z.object({
  lang: z
    .enum(locales)
    .default(defaultLocale)
    .meta({ param: { description: 'The language of its texts.' } }),
  v: version
})
const png = fileResponse('The image.', ['image/png'], { etag: etagHeader })

/** Routes for the official characters. */
export const catalogueRouteDocs: RouteDocs = {
  [workerPaths.catalogueList]: {
    get: {
      id: 'readCatalogue',
      tag: 'Catalogue',
      summary: 'All official characters in one language',
      description:
        'In the publisher’s order. The list is a script file without a `_meta` entry, so tools that read script files can read it.',
      params: {
        path: path(
          'file',
          z.enum(Object.values(languageTags).map(tag => `${tag}.json`)),
          'The language tag, case-insensitive, and `.json`.',
          `${languageTags[defaultLocale]}.json`
        )
      },
      responses: {
        200: jsonResponse('The characters.', list, { headers: { etag: etagHeader } }),
        304: notModified
      },
      refusals: ['catalogue_unknown'],
      limit: 'READ_RATE'
    }
  },
  [workerPaths.characterImage]: {
    get: {
      id: 'readCharacterIcon',
      tag: 'Catalogue',
      summary: 'The icon of an official character',
      description: '512 by 512 pixels, in the colour of an alignment.',
      params: {
        path: z.object({
          set: z.enum(['characters_good', 'characters_evil', 'characters_neutral']).meta({
            example: 'characters_evil',
            param: { description: 'The alignment that sets its colour.' }
          }),
          file: z
            .string()
            .regex(/\.png$/)
            .meta({ example: 'imp.png', param: { description: 'The character’s ID and `.png`.' } })
        }),
        query: z.object({ v: version })
      },
      responses: { 200: png, 304: notModified },
      refusals: ['image_missing']
    }
  },
  [workerPaths.characterCard]: {
    get: {
      id: 'readCharacterCard',
      tag: 'Catalogue',
      summary: 'The card of an official character, for link previews',
      params: { path: path('id', z.string(), 'The character’s ID.', 'imp'), query: cardQuery },
      responses: { 200: png, 304: notModified },
      refusals: ['image_missing', 'language_unknown']
    }
  },
  [workerPaths.catalogueCard]: {
    get: {
      id: 'readCatalogueCard',
      tag: 'Catalogue',
      summary: 'The card of the whole catalogue, for link previews',
      params: { query: cardQuery },
      responses: { 200: png, 304: notModified },
      refusals: ['language_unknown']
    }
  }
}
