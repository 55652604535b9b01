import {
  type BuilderScreen,
  builderPaths,
  builderScreens,
  defaultLocale,
  type Locale,
  locales
} from '#routes'

/** One built page a language, for `pages/[...locale]/…`. */
export const everyLocale = () => locales.map(locale => ({ params: { locale: parameterOf(locale) } }))

/** One built page a screen of the builder and language, for `pages/[...locale]/builder/[...screen].astro`. */
export const everyBuilderScreen = () =>
  locales.flatMap(locale =>
    builderScreens.map(screen => ({
      params: { locale: parameterOf(locale), screen: pathInBuilder(screen) },
      props: { screen }
    }))
  )

const parameterOf = (locale: Locale) => (locale === defaultLocale ? undefined : locale)

const pathInBuilder = (screen: BuilderScreen) =>
  builderPaths[screen].slice(builderPaths.script.length + 1) || undefined
