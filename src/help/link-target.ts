import {
  aboutPath,
  apiDocsPath,
  type BuilderScreen,
  builderPaths,
  cataloguePath,
  type Locale,
  localizePath
} from '#routes'
import { changelogPath, helpTopicPath, isHelpTopic } from '#routes/help-paths.ts'

/** Pages that texts name as `page:NAME`. */
const pages: Readonly<Record<string, string>> = {
  about: aboutPath,
  'api-docs': apiDocsPath,
  catalogue: cataloguePath,
  changelog: changelogPath
}

interface LinkTarget {
  href: string
  isExternal: boolean
}

/**
 * Resolves the address of a link in a help text: `help:TOPIC`, `screen:SCREEN`, `page:NAME`, each with an optional `#anchor`;
 * `#anchor` alone; and `https:`. Undefined for all others.
 *
 * @example resolveLink('help:printing#paper', 'fr') // { href: '/fr/help/printing#paper', isExternal: false }
 */
export function resolveLink(address: string, locale: Locale): LinkTarget | undefined {
  if (address.startsWith('https://'))
    return URL.canParse(address) ? { href: new URL(address).href, isExternal: true } : undefined
  if (/^#[a-z0-9-]+$/.test(address)) return { href: address, isExternal: false }
  const [, scheme, name = '', anchor] = /^(help|screen|page):([\w-]+)(?:#([a-z0-9-]+))?$/.exec(address) ?? []
  if (scheme === 'help')
    return isHelpTopic(name) ? { href: helpTopicPath(locale, name, anchor), isExternal: false } : undefined
  const path = scheme === 'screen' ? screenPath(name) : scheme === 'page' && own(pages, name)
  if (!path) return undefined
  return { href: `${localizePath(locale, path)}${anchor ? `#${anchor}` : ''}`, isExternal: false }
}

/** Path of a screen that needs no id. */
function screenPath(name: string): string | undefined {
  const path = own<Record<BuilderScreen, string>>(builderPaths, name)
  return path?.includes(':id') ? undefined : path
}

const own = <Table extends Readonly<Record<string, string>>>(table: Table, name: string) =>
  Object.hasOwn(table, name) ? table[name] : undefined
