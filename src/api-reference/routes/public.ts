import { z } from 'zod'
import { cardQuery, sheetQuery } from '#functions/prints/sheet-options.ts'
import { defaultLocale, locales, versionParameter } from '#routes'
import { workerPaths } from '#routes/worker-paths.ts'
import type { RouteDocs } from '../describe-route.ts'
import { describeParams } from '../params.ts'
import { bytesSchema, etagHeader, fileResponse, jsonResponse, notModified } from '../responses.ts'
import { scriptFile } from './import.ts'
import { languageParamDoc, optionRefusals, sheetHeaders, sheetParamDocs } from './prints.ts'

const kind = z
  .enum(['scripts', 'characters'])
  .meta({ example: 'scripts', param: { description: 'The document’s kind.' } })
const id = z.string().meta({ example: 'k3v9x2m7q4', param: { description: 'The document’s public ID.' } })
const name = z.string().meta({
  example: 'bells-at-dusk',
  param: { description: 'Its name in lowercase with hyphens. Other names redirect to it.' }
})
const file = z
  .string()
  .regex(/.\.json$/)
  .meta({
    example: 'bells-at-dusk.json',
    param: { description: 'Its name in lowercase with hyphens, and `.json`.' }
  })
const pageLocale = z.enum(locales.filter(locale => locale !== defaultLocale)).meta({
  example: 'fr',
  param: { description: 'The language of the page. URLs of English pages have no language.' }
})
const query = z.object({
  [versionParameter]: z
    .int()
    .min(1)
    .optional()
    .meta({ param: { description: 'An earlier public version.' } })
})

const moved = { description: 'The name in the URL is outdated. Redirects to the current URL.' }
const page = (description: string) => ({
  description,
  content: { 'text/html': { schema: bytesSchema('text/html') } }
})
const xml = (description: string) => ({
  description,
  content: { 'application/xml': { schema: bytesSchema('application/xml') } },
  headers: { etag: etagHeader }
})
const sitemapFile = z
  .string()
  .regex(/^(?:scripts|characters)(?:-[0-9a-f]{1,8})?\.xml$/)
  .meta({
    example: 'scripts-0a.xml',
    param: { description: 'The kind and a prefix of the public IDs, as in the index.' }
  })
const pageAnswers = {
  200: { ...page('The page.'), headers: { etag: etagHeader } },
  301: moved,
  304: notModified,
  404: page('The 404 page.')
}

/** Routes for public and unlisted documents. */
export const publicRouteDocs: RouteDocs = {
  [workerPaths.publicFile]: {
    get: {
      id: 'readPublicFile',
      tag: 'Public work',
      summary: 'A public script or character as a script file',
      description: 'At most 5 seconds out of date.',
      params: { path: z.object({ kind, id, file }), query },
      responses: {
        200: jsonResponse('The file.', scriptFile, { headers: { etag: etagHeader } }),
        301: moved,
        304: notModified
      },
      refusals: ['nothing_public'],
      limit: 'READ_RATE'
    }
  },
  [workerPaths.publicSheet]: {
    get: {
      id: 'printPublicScript',
      tag: 'Public work',
      summary: 'A public script as PDF for print',
      params: { path: z.object({ id, name }), query: describeParams(sheetQuery, sheetParamDocs) },
      responses: {
        200: fileResponse('The PDF.', ['application/pdf'], sheetHeaders),
        301: moved,
        304: notModified
      },
      refusals: ['nothing_public', 'script_empty', 'script_too_large', 'language_unknown', ...optionRefusals],
      limit: 'SHEET_RATE'
    }
  },
  [workerPaths.publicCard]: {
    get: {
      id: 'paintPublicCard',
      tag: 'Public work',
      summary: 'The card of a public script or character, for link previews',
      params: { path: z.object({ kind, id, name }), query: describeParams(cardQuery, languageParamDoc) },
      responses: {
        200: fileResponse('The card.', ['image/png'], sheetHeaders),
        301: moved,
        304: notModified
      },
      refusals: ['nothing_public', 'script_empty', 'script_too_large', 'language_unknown'],
      limit: 'SHEET_RATE'
    }
  },
  [workerPaths.publicPage]: {
    get: {
      id: 'readPublicPage',
      tag: 'Public work',
      summary: 'The page of a public script or character',
      params: { path: z.object({ kind, id, name }), query },
      responses: pageAnswers,
      limit: 'READ_RATE'
    }
  },
  [workerPaths.localizedPublicPage]: {
    get: {
      id: 'readPublicPageIn',
      tag: 'Public work',
      summary: 'The same page in another language',
      params: { path: z.object({ locale: pageLocale, kind, id, name }), query },
      responses: pageAnswers,
      limit: 'READ_RATE'
    }
  },
  [workerPaths.publicSitemap]: {
    get: {
      id: 'readPublicSitemap',
      tag: 'Public work',
      summary: 'The index of the sitemaps of public pages, for search engines',
      description: 'At most 1 hour out of date.',
      responses: { 200: xml('An index of sitemaps.'), 304: notModified },
      limit: 'READ_RATE'
    }
  },
  [workerPaths.publicSitemapPart]: {
    get: {
      id: 'readPublicSitemapPart',
      tag: 'Public work',
      summary: 'One sitemap of public pages',
      description: 'The index lists them. At most 1 hour out of date.',
      params: { path: z.object({ file: sitemapFile }) },
      responses: { 200: xml('A sitemap.'), 304: notModified, 404: page('The 404 page.') },
      limit: 'READ_RATE'
    }
  }
}
