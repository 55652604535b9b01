import { useStore } from '@nanostores/react'
import { languageNames } from '#i18n/language-names.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { locales } from '#routes'
import { Select } from '#ui/select.tsx'
import { $printChoice, changeChoice } from './print-choice.ts'

const languages = locales.map(locale => ({ value: locale, label: languageNames[locale].name }))

/** In which language the official characters stand on paper. */
export function PrintLanguages() {
  const { language = pageLocale() } = useStore($printChoice)
  return (
    <Select
      label={m.export_language()}
      options={languages}
      value={language}
      onChange={chosen => changeChoice({ language: chosen })}
    />
  )
}
