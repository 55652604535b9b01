import { useStore } from '@nanostores/react'
import { languageNames } from '#i18n/language-names.ts'
import { m } from '#i18n/messages.ts'
import { locales } from '#routes'
import { Select } from '#ui/fields/select.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { $printPreferences, changePrintOptions, languagesOf, setPrintLanguage } from '../print-preferences.ts'
import { $failedLanguage } from '../use-print-texts.ts'

const languages = locales.map(locale => {
  const { name, tag } = languageNames[locale]
  return { value: locale, label: name, lang: tag }
})

/** The language of the official characters in the print, and an optional second one below it. */
export function LanguageFields() {
  const { language, second } = languagesOf(useStore($printPreferences))
  const unreachable = useStore($failedLanguage)
  const none = { value: '', label: m.export_second_language_none() } as const
  return (
    <>
      <Select
        label={m.export_language()}
        info={fieldHelp('print-language')}
        options={languages}
        value={language}
        onChange={chosen => setPrintLanguage(chosen)}
      />
      <Select
        label={m.export_second_language()}
        info={fieldHelp('second-language')}
        options={[none, ...languages.filter(({ value }) => value !== language)]}
        value={second ?? ''}
        onChange={chosen => changePrintOptions({ secondLanguage: chosen || undefined })}
        help={second && m.export_second_language_help()}
        announcesError
        error={unreachable && m.export_language_unreachable({ language: languageNames[unreachable].name })}
      />
    </>
  )
}
