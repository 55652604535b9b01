import { inflateRawSync } from 'node:zlib'
import { readShareLink } from '#core/sharing/share-link.ts'
import type { LinkedTool } from '#core/sharing/tool-links.ts'
import { decompress } from './decompress.ts'

/** How other tools read the addresses that they are opened with, rebuilt from their sources. They return the JSON or its address. */
export const toolReaders: Record<
  Exclude<LinkedTool, 'pocketGrimoire'>,
  (address: string) => Promise<string>
> = {
  // The source isn't public. Belfry reads such links too, as made by the tool.
  publisher: async address => {
    const read = await readShareLink(address, decompress)
    return read?.ok ? read.value : ''
  },
  // JohnForster/botc-script-pdf-generator, frontend/src/hooks/useScriptLoader.ts at 0fb0a5268d8c725de39a3da9974b5518c8c4cce2.
  scriptMaker: async address => {
    const params = new URL(address).searchParams
    return decodeURIComponent(params.get('script') ?? params.get('script_url') ?? '')
  },
  // s-thom/botc-script-viewer, src/pages/[...locale]/json/[b64]/index.astro at 26e4d2abd4baff506ba90d5f42c2c1051418b91e
  // and src/lib/compression.ts at 1e161cc171ed4b3aa9a37c77553cfe0b3b98a276.
  viewer: async address => {
    const [, base64 = ''] = /^\/json\/([^/]+)\/?$/.exec(new URL(address).pathname) ?? []
    const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
    return inflateRawSync(Uint8Array.from(binary, each => each.charCodeAt(0))).toString()
  },
  // LiWeny16/botc-script-tool, src/pages/ScriptPreview.tsx at be1483ffa954b67157890c17a10b27bcbdc95ad8, whose route is within the
  // fragment: src/main.tsx.
  scriptTool: async address => {
    const [, path, query] = /^#([^?]*)\?(.*)$/.exec(new URL(address).hash) ?? []
    if (path !== '/repo/preview') return ''
    const json = new URLSearchParams(query).get('json') ?? ''
    return /^(?:https?:\/\/|\/)/.test(json) ? json : decodeURIComponent(json)
  }
}

/**
 * Skateside/pocket-grimoire, src/Controller/MainController.php (sheetAction) at ff0a4096fc5f42635e4a186f03ccbe5eadf2af0b and
 * config/locales.yaml at 13f76588a2e6bb088a3a0acea506a91f62b96119. Throws at an id that it doesn't have, as it does.
 */
export function readPocketGrimoire(address: string, hasCharacter: (id: string) => boolean) {
  const { pathname, searchParams } = new URL(address)
  const [, language = '', page] = pathname.split('/')
  const characters = searchParams.get('characters')?.split(',') ?? []
  const missing = characters.find(id => !hasCharacter(id))
  if (missing !== undefined || page !== 'sheet')
    throw new Error(`Call to a member function on null: ${missing}`)
  return { language, name: searchParams.get('name') ?? '', characters }
}

/** The languages of Pocket Grimoire that Belfry has too. */
export const pocketGrimoireLanguages = ['en_GB', 'fr_FR', 'de_DE', 'pt_BR', 'tr_TR', 'vi_VI']

type Role = Record<string, unknown> & { id: string }

/**
 * How Town Square takes JSON from the clipboard: nicholas-eden/townsquare, src/store/index.js (setCustomRoles) at
 * 07acd003817e53fde69b8cd659b5c9818c48d30a, and bra1n/townsquare, src/components/modals/EditionModal.vue (parseRoles) at
 * 4eca3f15db8458bb71bb5f297b3b9aad1dc86dbd. A script of texts alone becomes nothing: it takes the letters for numbered fields.
 *
 * @param known The official characters that it has
 */
export function readTownSquare(json: string, known: ReadonlyMap<string, Role>) {
  const roles: Role[] = JSON.parse(json)
  const metaIndex = roles.findIndex(({ id }) => id === '_meta')
  const meta = metaIndex > -1 ? roles.splice(metaIndex, 1).pop() : {}
  const read = roles
    .map(role => ({ ...role, id: role.id.replace(/[^a-zA-Z0-9]/g, '') }))
    .map(role => known.get(role.id) ?? { team: 'townsfolk', firstNight: 0, otherNight: 0, ...role })
    .filter(role => role.name && role.ability && role.team)
  return { meta, roles: read }
}
