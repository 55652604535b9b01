import { z } from 'zod'
import { embedThemes } from '#functions/public/embed-options.ts'
import { oembedQuery } from '#functions/routes/oembed.ts'
import { defaultLocale, locales, versionParameter } from '#routes'
import { embedParameters, workerPaths } from '#routes/worker-paths.ts'
import type { RouteDocs } from '../describe-route.ts'
import { describeParams } from '../params.ts'
import { bytesSchema, etagHeader, jsonResponse, notModified } from '../responses.ts'

const page = (description: string) => ({
  description,
  content: { 'text/html': { schema: bytesSchema('text/html') } }
})

const query = z.object({
  [embedParameters.language]: z
    .enum(locales)
    .default(defaultLocale)
    .meta({ param: { description: 'The language of the texts.' } }),
  [embedParameters.theme]: z
    .enum(embedThemes)
    .default('auto')
    .meta({ param: { description: 'The colour scheme. `auto` is the reader’s.' } }),
  [embedParameters.abilities]: z
    .literal('1')
    .optional()
    .meta({ param: { description: 'Shows the abilities of the characters.' } }),
  [versionParameter]: z
    .int()
    .min(1)
    .optional()
    .meta({ param: { description: 'An earlier public version.' } })
})

const oembedSchema = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: z.string(),
  author_name: z.string().optional(),
  provider_name: z.string(),
  provider_url: z.string(),
  cache_age: z.int(),
  html: z.string(),
  width: z.int(),
  height: z.int(),
  thumbnail_url: z.string().optional(),
  thumbnail_width: z.int().optional(),
  thumbnail_height: z.int().optional()
})

/** Routes that show public scripts on other sites. */
export const embedRouteDocs: RouteDocs = {
  [workerPaths.embed]: {
    get: {
      id: 'readEmbed',
      tag: 'Public work',
      summary: 'A small page of a public script that any site may show in an iframe',
      description:
        'The page contains no JavaScript. It is at most 5 seconds out of date. Unknown parameter values are ignored.',
      params: {
        path: z.object({
          id: z.string().meta({ example: 'k3v9x2m7q4', param: { description: 'The script’s public ID.' } })
        }),
        query
      },
      responses: {
        200: { ...page('The page.'), headers: { etag: etagHeader } },
        304: notModified,
        404: page('A small page that says that the script isn’t public.')
      },
      limit: 'READ_RATE'
    }
  },
  [workerPaths.oembed]: {
    get: {
      id: 'readOembed',
      tag: 'Public work',
      summary: 'The oEmbed 1.0 data of a public script',
      description: 'Pages of public scripts link to it. Users write the title and the author: escape both.',
      params: {
        query: describeParams(oembedQuery, {
          url: {
            description: 'The URL of a public script’s page or embed. The embed has the same language.',
            example: 'https://belfry.example/scripts/k3v9x2m7q4/bells-at-dusk'
          },
          maxwidth: 'The maximum width in pixels.',
          maxheight: 'The maximum height in pixels.',
          format: { description: 'Only `json`.', example: 'json' }
        })
      },
      responses: { 200: jsonResponse('The embed.', oembedSchema) },
      refusals: ['invalid', 'nothing_public', 'oembed_format'],
      limit: 'READ_RATE'
    }
  }
}
