import { findLinkContent } from './link-formats.ts'
import { findAddresses, findLinks } from './links.ts'

/** The file that an address leads to. */
export interface ScriptSource {
  /** Address of the file itself, always https. */
  address: string
  host: string
  /** The file isn't the script but lists its versions. */
  isVersionList: boolean
}

/** Descriptions of the scripts of botcscripts, by id. */
const versionLists = 'www.botcscripts.com/api/script_ids/'

/** Pages and files of the hosts that script files are fetched from, and the address of the file itself. */
const sources: readonly (readonly [page: RegExp, file: string])[] = [
  [/^raw\.githubusercontent\.com\/(.+)/, 'raw.githubusercontent.com/$1'],
  [/^github\.com\/([^/]+)\/([^/]+)\/(?:blob|raw)\/(.+)/, 'raw.githubusercontent.com/$1/$2/$3'],
  [/^gist\.githubusercontent\.com\/(.+)/, 'gist.githubusercontent.com/$1'],
  [/^gist\.github\.com\/([^/?]+)\/([0-9a-f]+)(?:[/?]|$)/, 'gist.githubusercontent.com/$1/$2/raw'],
  [
    /^(?:(?:www\.)?botcscripts\.com|botc-scripts\.azurewebsites\.net)\/script\/(\d+)\/([\w.]+)(?:[/?]|$)/,
    'www.botcscripts.com/script/$1/$2/download'
  ],
  [
    /^(?:(?:www\.)?botcscripts\.com|botc-scripts\.azurewebsites\.net)\/script\/(\d+)(?:[/?]|$)/,
    `${versionLists}$1/`
  ],
  [/^(?:www\.)?botcscripts\.com\/api\/scripts\/(.*)/, 'www.botcscripts.com/api/scripts/$1'],
  [
    /^(?:www\.)?bloodstar\.xyz\/p\/([^/?]+)\/([^/?]+)(?:\/(?:script\.json|almanac\.html)?)?(?:\?|$)/,
    'www.bloodstar.xyz/p/$1/$2/script.json'
  ]
]

/** The sites that script files are fetched from, as users know them. */
export const sourceNames = ['GitHub', 'botcscripts.com', 'bloodstar.xyz'] as const

/** The hosts that are asked for script files. */
export const scriptHosts: readonly string[] = [...new Set(sources.map(([, file]) => hostOf(file)))]

/**
 * Finds the first address in a text that leads to a script file on one of `scriptHosts`.
 *
 * @example findScriptSource('https://github.com/ann/bells/blob/main/bells.json')
 * // { address: 'https://raw.githubusercontent.com/ann/bells/main/bells.json', host: 'raw.githubusercontent.com', … }
 */
export function findScriptSource(text: string): ScriptSource | undefined {
  const inLinks = findLinks(text).flatMap(link => {
    const content = findLinkContent(link)
    return content?.kind === 'address' ? content.address : []
  })
  for (const address of [...inLinks, ...findAddresses(text)]) {
    const source = toSource(address)
    if (source) return source
  }
  return undefined
}

/** The host of the first address in a text, for a message; undefined without an address. */
export const findHost = (text: string): string | undefined => {
  const [address] = findAddresses(text)
  return address && /^https?:\/\/([^/?#]+)/i.exec(address)?.[1]
}

function toSource(address: string): ScriptSource | undefined {
  const [, host = '', rest = ''] = /^https?:\/\/([\w.-]+)(\/[^#]*)?/i.exec(address) ?? []
  const plain = host.toLowerCase() + rest
  for (const [page, file] of sources) {
    const found = page.exec(plain)
    if (!found) continue
    const target = file.replace(/\$(\d)/g, (_, index) => found[index] ?? '')
    return {
      address: `https://${target}`,
      host: hostOf(target),
      isVersionList: target.startsWith(versionLists)
    }
  }
  return undefined
}

function hostOf(address: string): string {
  return address.slice(0, address.indexOf('/'))
}
