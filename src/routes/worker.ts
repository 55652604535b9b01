import { characterPath, type Locale, languageTags, type PublicKind, publicPath } from '#routes'
import { sessionPath, signInPath, signOutPath } from './session.ts'

/** What the Worker answers itself. Alternatives stand in a group: the router anchors only the first and the last to the ends. */
export const workerPaths = {
  account: '/api/account',
  accountExport: '/api/account/export',
  catalogueCard: '/catalogue/card.png',
  catalogueList: '/api/catalogue/:file',
  characterCard: '/catalogue/:id/card.png',
  characterImage: '/images/:set{characters_[a-z]+}/:file',
  health: '/api/health',
  image: '/api/images/:id',
  imageReturn: '/api/images/:id/return',
  images: '/api/images',
  import: '/api/import',
  openApi: '/api/openapi.json',
  picture: '/api/picture',
  publicCard: '/:kind{(?:scripts|characters)}/:id/:name/card.png',
  publicFile: '/api/public/:kind{(?:scripts|characters)}/:id/:file{.+\\.json}',
  publicPage: '/:kind{(?:scripts|characters)}/:id/:name',
  publicPageIn: '/:locale{(?:fr|de|pt-br|tr|vi)}/:kind{(?:scripts|characters)}/:id/:name',
  publicSheet: '/scripts/:id/:name/sheet.pdf',
  publicSitemap: '/sitemap-public.xml',
  scriptCard: '/api/card.png',
  session: sessionPath,
  signIn: signInPath,
  /** Where the identity provider leads back to. */
  signInReturn: '/auth/callback/belfry',
  signOut: signOutPath,
  sheetPdf: '/api/sheet.pdf',
  sheetPng: '/api/sheet.png',
  // What is saved, by its list, one by one.
  characters: '/api/characters',
  savedCharacter: '/api/characters/:id',
  savedCharacterDuplicate: '/api/characters/:id/duplicate',
  savedCharacterReturn: '/api/characters/:id/return',
  savedCharacterVersion: '/api/characters/:id/versions/:version',
  savedCharacterVersions: '/api/characters/:id/versions',
  scripts: '/api/scripts',
  savedScript: '/api/scripts/:id',
  savedScriptDuplicate: '/api/scripts/:id/duplicate',
  savedScriptReturn: '/api/scripts/:id/return',
  savedScriptVersion: '/api/scripts/:id/versions/:version',
  savedScriptVersions: '/api/scripts/:id/versions',
  userImage: '/images/u/:id'
} as const

/** A character's picture as PNG. @example characterImagePath('evil', 'imp') // '/images/characters_evil/imp.png' */
export const characterImagePath = (variant: string, id: string) => `/images/characters_${variant}/${id}.png`

/** An image that somebody uploaded, for everybody. */
export const userImagePath = (id: string) => `/images/u/${id}`

/** The whole catalogue for other tools. @example catalogueListPath('fr') // '/api/catalogue/fr-FR.json' */
export const catalogueListPath = (locale: Locale) => `/api/catalogue/${languageTags[locale]}.json`

/** The picture that stands for a character's page where it is shared; the version changes with what it shows. */
export const characterCardPath = (locale: Locale, id: string, version: string) =>
  `${characterPath(id)}/card.png?lang=${locale}&v=${version}`

/** The same for the catalogue as a whole. */
export const catalogueCardPath = (locale: Locale, version: string) =>
  `${workerPaths.catalogueCard}?lang=${locale}&v=${version}`

/** A saved script as PDF. @param name As in `publicPath`. */
export const publicSheetPath = (publicId: string, name: string) =>
  `${publicPath('script', publicId, name)}/sheet.pdf`

/** The picture that stands for something saved where its page is shared. @param name As in `publicPath`. */
export const publicCardPath = (kind: PublicKind, publicId: string, name: string) =>
  `${publicPath(kind, publicId, name)}/card.png`

/** Something saved as a script file. @param name As in `publicPath`. */
export const publicFilePath = (kind: PublicKind, publicId: string, name: string) =>
  `/api/public${publicPath(kind, publicId, name)}.json`
