import { m } from '#i18n/messages.ts'
import { builderPath, cataloguePath, type Locale, languageTags, localizePath } from '#routes'
import { screenshotFolder, startPath } from '#routes/app-paths.ts'
import { shareFields, shareTargetPath } from '#routes/service-worker-paths.ts'

/** Files that may be a script; each kind by its type and by the ends of its names. */
const scriptFiles = { 'application/json': ['.json'], 'text/plain': ['.txt'] }

/** Sizes in pixels of the screenshots; `tools/app-images.ts` makes them for each language. */
export const screenshotSizes = { wide: '1280x800', narrow: '780x1688' } as const

/**
 * The web app manifest in a language. All languages are one app: they have the same `id`, so a browser that installed one
 * takes the texts of another when the user changes the language.
 */
export function appManifest(locale: Locale) {
  const inLanguage = [{}, { locale }] as const
  return {
    id: '/',
    name: m.shell_app_name(...inLanguage),
    short_name: m.shell_app_name(...inLanguage),
    description: m.shell_description(...inLanguage),
    lang: languageTags[locale],
    dir: 'ltr',
    start_url: startPath(locale),
    scope: '/',
    display: 'standalone',
    background_color: '#f7f3ea',
    theme_color: '#f7f3ea',
    categories: ['games', 'entertainment', 'utilities'],
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-mask-192.png', 192, 'maskable'),
      icon('icon-mask-512.png', 512, 'maskable'),
      icon('icon-monochrome-512.png', 512, 'monochrome'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }
    ],
    shortcuts: [
      shortcut(m.new_title(...inLanguage), builderPath(locale, 'newScript'), 'new'),
      shortcut(m.device_title(...inLanguage), builderPath(locale, 'deviceScripts'), 'scripts'),
      shortcut(m.catalogue_title(...inLanguage), localizePath(locale, cataloguePath), 'catalogue'),
      shortcut(m.shell_import(...inLanguage), builderPath(locale, 'import'), 'import')
    ],
    screenshots: [
      screenshot(locale, 'script-wide', 'wide', m.shell_script_builder(...inLanguage)),
      screenshot(locale, 'script-narrow', 'narrow', m.shell_script_builder(...inLanguage)),
      screenshot(locale, 'night-narrow', 'narrow', m.shell_first_night(...inLanguage))
    ],
    share_target: {
      action: localizePath(locale, shareTargetPath),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: shareFields.title,
        text: shareFields.text,
        url: shareFields.url,
        files: [{ name: shareFields.files, accept: Object.entries(scriptFiles).flat(2) }]
      }
    },
    // Text files are shared, yet not opened: an editor is what opens them elsewhere.
    file_handlers: [
      {
        action: builderPath(locale, 'import'),
        accept: { 'application/json': scriptFiles['application/json'] }
      }
    ]
  }
}

const icon = (file: string, pixels: number, purpose: 'any' | 'maskable' | 'monochrome' = 'any') => ({
  src: `/icons/${file}`,
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
  purpose
})

const shortcut = (name: string, url: string, image: string) => ({
  name,
  url,
  icons: [icon(`shortcut-${image}.png`, 96)]
})

const screenshot = (locale: Locale, image: string, form: keyof typeof screenshotSizes, label: string) => ({
  src: `${screenshotFolder(locale)}/${image}.webp`,
  sizes: screenshotSizes[form],
  type: 'image/webp',
  form_factor: form,
  label
})
