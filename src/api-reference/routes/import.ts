import { z } from 'zod'
import { limits } from '#core/limits.ts'
import { type Repair, repairCodes } from '#core/reading/repair.ts'
import { scriptFileSchema } from '#core/script/script-file-schema.ts'
import { scriptFileRefusals } from '#core/sharing/script-file-refusals.ts'
import { scriptHosts } from '#core/sharing/script-source.ts'
import { scriptFileRequest } from '#functions/routes/script-files.ts'
import { workerPaths } from '#routes/worker-paths.ts'
import type { RouteDocs } from '../describe-route.ts'
import { fileResponse, jsonResponse, namedSchema } from '../responses.ts'

const repair = z.object({
  code: z.enum(repairCodes),
  severity: z.enum(['repair', 'warning']).meta({
    description: 'A `repair` changed something; a `warning` changed nothing.'
  }),
  where: z.object({
    index: z.int().exactOptional(),
    id: z.string().exactOptional(),
    name: z.string().exactOptional(),
    field: z.string().exactOptional()
  }),
  before: z.string().exactOptional(),
  after: z.string().exactOptional()
}) satisfies z.ZodType<Omit<Repair, 'code'> & { code: string }>

export const scriptFile = namedSchema(
  'ScriptFile',
  'A script in the common file format: first the metadata, then official characters as IDs and custom characters as objects.',
  scriptFileSchema
)

/** A small example with both kinds of characters. */
export const exampleScriptFile = [
  { id: '_meta', name: 'Bells at Dusk', author: 'Mara Oakes' },
  'washerwoman',
  'chef',
  'imp',
  {
    id: 'belfry_warden',
    name: 'Warden',
    team: 'townsfolk',
    ability: 'Each night*, learn if the player chosen yesterday is alive.',
    otherNight: 40,
    otherNightReminder: 'Nod or shake your head.'
  }
]

/** The import route. */
export const importRouteDocs: RouteDocs = {
  [workerPaths.import]: {
    post: {
      id: 'importScript',
      tag: 'Script files',
      summary: 'Converts any script text to a clean script file',
      description: `The body is text of at most ${limits.file.bytes} bytes: a script file from any tool, even a broken one; a link from the publisher’s script tool or another tool; or character names, one per line. The response contains a clean file and the list of repairs.`,
      body: {
        required: true,
        content: {
          'application/json': { schema: z.unknown(), example: exampleScriptFile },
          'text/plain': { schema: z.string(), example: 'Washerwoman\nChef\nImp' }
        }
      },
      responses: {
        200: jsonResponse(
          'The clean file and the repairs.',
          z.object({ file: scriptFile, repairs: z.array(repair) })
        )
      },
      refusals: [
        'file_not_json',
        'file_no_script',
        'file_too_large',
        'file_too_many',
        'file_too_deep',
        'link_unreadable',
        'link_without_script'
      ],
      limit: 'READ_RATE'
    }
  },
  [workerPaths.scriptFile]: {
    post: {
      id: 'fetchScriptFile',
      tag: 'Script files',
      summary: 'A script file from another host, for pages of this site',
      description: `Only for pages of this site, which can’t read files from other hosts directly. \`address\` is the URL of a file or page on ${scriptHosts.join(', ')}, or of a page on github.com or gist.github.com.`,
      body: {
        required: true,
        content: {
          'application/json': {
            schema: scriptFileRequest,
            example: { address: 'https://example.com/script.json' }
          }
        }
      },
      responses: { 200: fileResponse('The unchanged file.', ['application/octet-stream']) },
      refusals: [
        ...scriptFileRefusals,
        'source_request_too_large',
        'invalid',
        'file_not_json',
        'file_too_deep',
        'request_forged'
      ],
      limit: 'FETCH_RATE'
    }
  }
}
