import { catalogue } from '#catalogue/catalogue.ts'
import {
  aboutPath,
  apiDocsPath,
  type BuilderScreen,
  builderPaths,
  builderScreens,
  builtPath,
  cataloguePath,
  characterPath,
  defaultLocale,
  type Locale,
  locales,
  localPath
} from '#routes'

/** One built page a language, for `pages/[...locale]/…`. */
export const everyLocale = () => locales.map(locale => ({ params: { locale: parameterOf(locale) } }))

/** One built page a screen of the builder and language, for `pages/[...locale]/builder/[...screen].astro`. */
export const everyBuilderScreen = () =>
  locales.flatMap(locale =>
    builderScreens.filter(isInBuilder).map(screen => ({
      params: { locale: parameterOf(locale), screen: pathInBuilder(screen) },
      props: { screen }
    }))
  )

/** One built page an official character and language, for `pages/[...locale]/catalogue/[id].astro`. */
export const everyCharacter = () =>
  locales.flatMap(locale =>
    [...catalogue.characters.keys()].map(id => ({ params: { locale: parameterOf(locale), id } }))
  )

/** The pages that are there to be read and found, for the sitemap. */
export const readablePaths = () =>
  locales.flatMap(locale =>
    [aboutPath, apiDocsPath, cataloguePath, ...[...catalogue.characters.keys()].map(characterPath)].map(
      path => localPath(locale, path)
    )
  )

const parameterOf = (locale: Locale) => (locale === defaultLocale ? undefined : locale)

/** The others have a page of their own. */
const isInBuilder = (screen: BuilderScreen) => builderPaths[screen].startsWith(builderPaths.script)

const pathInBuilder = (screen: BuilderScreen) =>
  builtPath(screen).slice(builderPaths.script.length + 1) || undefined
