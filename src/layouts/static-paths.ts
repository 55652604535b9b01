import { catalogue } from '#catalogue/catalogue.ts'
import { writtenTopics } from '#help/help-texts.ts'
import {
  aboutPath,
  apiDocsPath,
  type BuilderScreen,
  builderPaths,
  builderScreens,
  cataloguePath,
  characterPath,
  defaultLocale,
  type Locale,
  locales,
  localizePath,
  prerenderedPath
} from '#routes'
import { changelogPath, helpPath } from '#routes/help-paths.ts'

/** Static paths of a page in every language, for `pages/[...locale]/…`. */
export const everyLocale = () => locales.map(locale => ({ params: { locale: parameterOf(locale) } }))

/** Static paths of every builder screen in every language, for `pages/[...locale]/builder/[...screen].astro`. */
export const everyBuilderScreen = () =>
  locales.flatMap(locale =>
    builderScreens.filter(isInBuilder).map(screen => ({
      params: { locale: parameterOf(locale), screen: pathInBuilder(screen) },
      props: { screen }
    }))
  )

/** Static paths of every official character in every language, for `pages/[...locale]/catalogue/[id].astro`. */
export const everyCharacter = () =>
  locales.flatMap(locale =>
    [...catalogue.characters.keys()].map(id => ({ params: { locale: parameterOf(locale), id } }))
  )

/** Static paths of every page of the help in every language, for `pages/[...locale]/help/[topic].astro`. */
export const everyHelpTopic = () =>
  locales.flatMap(locale =>
    writtenTopics().map(topic => ({ params: { locale: parameterOf(locale), topic } }))
  )

/** Paths of the pages that search engines should index, for the sitemap. */
export const sitemapPaths = () =>
  locales.flatMap(locale =>
    [
      helpPath,
      ...writtenTopics().map(topic => `${helpPath}/${topic}`),
      aboutPath,
      changelogPath,
      apiDocsPath,
      cataloguePath,
      ...[...catalogue.characters.keys()].map(characterPath)
    ].map(path => localizePath(locale, path))
  )

const parameterOf = (locale: Locale) => (locale === defaultLocale ? undefined : locale)

/** Screens outside the builder's path have their own page files. */
const isInBuilder = (screen: BuilderScreen) => builderPaths[screen].startsWith(builderPaths.script)

const pathInBuilder = (screen: BuilderScreen) =>
  prerenderedPath(screen).slice(builderPaths.script.length + 1) || undefined
