import {
  characterPath,
  defaultLocale,
  type Locale,
  languageTags,
  type PublicKind,
  publicPath,
  splitLocale
} from '#routes'
import { sessionPath, signInPath, signOutEverywherePath, signOutPath } from './sign-in-paths.ts'

/**
 * Routes that the Worker handles. A parameter has the place of a fixed segment of another route only as a group of
 * alternatives `{(?:…)}`, which the Worker registers one by one (`functions/http/route-table.ts`).
 */
export const workerPaths = {
  account: '/api/account',
  accountExport: '/api/account/export',
  catalogueCard: '/images/catalogue.png',
  catalogueList: '/api/catalogue/:file',
  characterCard: '/catalogue/:id/card.png',
  characterImage: '/images/:set{(?:characters_good|characters_evil|characters_neutral)}/:file',
  /** The small page of a public script that other sites may frame. */
  embed: '/embed/scripts/:id',
  games: '/api/games',
  health: '/api/health',
  image: '/api/images/:id',
  imageDrawing: '/api/images/:id/drawing',
  imageRestore: '/api/images/:id/return',
  images: '/api/images',
  import: '/api/import',
  oembed: '/api/oembed',
  openApi: '/api/openapi.json',
  remoteImage: '/api/picture',
  publicCard: '/:kind{(?:scripts|characters)}/:id/:name/card.png',
  publicFile: '/api/public/:kind{(?:scripts|characters)}/:id/:file{.+\\.json}',
  publicPage: '/:kind{(?:scripts|characters)}/:id/:name',
  localizedPublicPage: '/:locale{(?:fr|de|pt-br|tr|vi)}/:kind{(?:scripts|characters)}/:id/:name',
  publicSheet: '/scripts/:id/:name/sheet.pdf',
  publicSitemap: '/sitemap-public.xml',
  publicSitemapPart: '/sitemap-public/:file',
  scriptCard: '/api/card.png',
  scriptFile: '/api/script-file',
  session: sessionPath,
  signIn: signInPath,
  /** Return address for the identity provider. */
  signInCallback: '/auth/callback/belfry',
  signOut: signOutPath,
  signOutEverywhere: signOutEverywherePath,
  sheetPdf: '/api/sheet.pdf',
  sheetPng: '/api/sheet.png',
  // Lists of documents, and single documents.
  characters: '/api/characters',
  savedCharacter: '/api/characters/:id',
  savedCharacterDuplicate: '/api/characters/:id/duplicate',
  savedCharacterInfo: '/api/characters/:id/info',
  savedCharacterRestore: '/api/characters/:id/return',
  savedCharacterVersion: '/api/characters/:id/versions/:version',
  savedCharacterVersions: '/api/characters/:id/versions',
  scripts: '/api/scripts',
  savedGame: '/api/games/:id',
  savedScript: '/api/scripts/:id',
  savedScriptDuplicate: '/api/scripts/:id/duplicate',
  savedScriptInfo: '/api/scripts/:id/info',
  savedScriptRestore: '/api/scripts/:id/return',
  savedScriptVersion: '/api/scripts/:id/versions/:version',
  savedScriptVersions: '/api/scripts/:id/versions',
  userImage: '/images/u/:id'
} as const

/**
 * Address of a character's PNG image.
 *
 * @example characterImagePath('evil', 'imp') // '/images/characters_evil/imp.png'
 */
export const characterImagePath = (variant: string, id: string) => `/images/characters_${variant}/${id}.png`

/** Public address of an uploaded image. */
export const userImagePath = (id: string) => `/images/u/${id}`

/** Address of the whole catalogue for other tools. @example catalogueListPath('fr') // '/api/catalogue/fr-FR.json' */
export const catalogueListPath = (locale: Locale) => `/api/catalogue/${languageTags[locale]}.json`

/** Address of the preview card of a character's page. The version changes with the card's content. */
export const characterCardPath = (locale: Locale, id: string, version: string) =>
  `${characterPath(id)}/card.png?lang=${locale}&v=${version}`

/** Address of the preview card of the catalogue. */
export const catalogueCardPath = (locale: Locale, version: string) =>
  `${workerPaths.catalogueCard}?lang=${locale}&v=${version}`

/** Address of a public script as PDF. @param name as in `publicPath` */
export const publicSheetPath = (publicId: string, name: string) =>
  `${publicPath('script', publicId, name)}/sheet.pdf`

/** Address of the preview card of a public document. @param name as in `publicPath` */
export const publicCardPath = (kind: PublicKind, publicId: string, name: string) =>
  `${publicPath(kind, publicId, name)}/card.png`

/** Address of a public document as a script file. @param name as in `publicPath` */
export const publicFilePath = (kind: PublicKind, publicId: string, name: string) =>
  `/api/public${publicPath(kind, publicId, name)}.json`

/**
 * Address of the sitemap of the public documents whose public ids begin with `part`.
 *
 * @example publicSitemapPartPath('script', '0a') // '/sitemap-public/scripts-0a.xml'
 */
export const publicSitemapPartPath = (kind: PublicKind, part: string) =>
  workerPaths.publicSitemapPart.replace(':file', `${kind}s${part && `-${part}`}.xml`)

/** Query parameters of an embed. */
export const embedParameters = { language: 'lang', theme: 'theme', abilities: 'abilities' } as const

/** Address of the embed of a public script. @example embedPath('0123456789abcdef', 'fr', true) // '/embed/scripts/0123456789abcdef?lang=fr&abilities=1' */
export function embedPath(publicId: string, locale: Locale, withAbilities = false): string {
  const query = [
    ...(locale === defaultLocale ? [] : [`${embedParameters.language}=${locale}`]),
    ...(withAbilities ? [`${embedParameters.abilities}=1`] : [])
  ].join('&')
  return workerPaths.embed.replace(':id', publicId) + (query && `?${query}`)
}

/** Address of the oEmbed data of a page. @param page its full address */
export const oembedPath = (page: string) => `${workerPaths.oembed}?url=${encodeURIComponent(page)}`

/**
 * The public script that a path leads to: its page or its embed. Undefined for every other path.
 *
 * @example findPublicScript('/fr/scripts/0123456789abcdef/bells') // { locale: 'fr', publicId: '0123456789abcdef' }
 */
export function findPublicScript(pathname: string): { locale: Locale; publicId: string } | undefined {
  const { locale, path } = splitLocale(pathname)
  const [, publicId] =
    /^\/(?:scripts\/([\w-]{1,40})\/[^/]+|embed\/scripts\/([\w-]{1,40}))$/.exec(path)?.filter(Boolean) ?? []
  return publicId === undefined ? undefined : { locale, publicId }
}
