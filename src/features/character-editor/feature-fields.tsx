import type { Special } from '#core/character.ts'
import { limits } from '#core/limits.ts'
import { specialGlobals, specialNames, specialTimes, specialTypes, usualNames } from '#core/special.ts'
import { m } from '#i18n/messages.ts'
import {
  specialGlobalWords,
  specialNameWords,
  specialTimeWords,
  specialTypeWords
} from '#i18n/special-words.ts'
import { Field } from '#ui/field.tsx'
import { Select, type SelectOption } from '#ui/select.tsx'
import type { ListItem } from './list-field.tsx'

/** One feature: where it is used, what it does, when, for whom, and its value. */
export function FeatureFields({ row }: { row: ListItem<Special> }) {
  const { item, write, errorAt, name } = row
  const { time = '', global = '', value = '' } = item
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div role="group" aria-label={name} className="editor-feature">
      <Select
        label={m.editor_feature_type()}
        options={withOther(options(specialTypes, specialTypeWords), item.type)}
        value={item.type}
        onChange={type => write({ ...item, type })}
        error={errorAt('type')}
      />
      <Select
        label={m.editor_feature_name()}
        options={withOther(nameOptions(item.type), item.name)}
        value={item.name}
        onChange={chosen => write({ ...item, name: chosen })}
        error={errorAt('name')}
      />
      <Select
        label={m.editor_feature_time()}
        options={withOther(
          [{ value: '', label: m.editor_feature_any_time() }, ...options(specialTimes, specialTimeWords)],
          time
        )}
        value={time}
        onChange={chosen => write(withOptional(item, 'time', chosen))}
        error={errorAt('time')}
      />
      <Select
        label={m.editor_feature_global()}
        options={withOther(
          [{ value: '', label: m.editor_feature_self() }, ...options(specialGlobals, specialGlobalWords)],
          global
        )}
        value={global}
        onChange={chosen => write(withOptional(item, 'global', chosen))}
        error={errorAt('global')}
      />
      <Field
        label={m.editor_feature_value()}
        help={m.editor_feature_value_help()}
        limit={typeof value === 'string' ? limits.character.specialValue : undefined}
        value={String(value)}
        onChange={text => write(withValue(item, text))}
        error={errorAt('value')}
      />
    </div>
  )
}

/** Meaning first, then the word that stands in the file. */
const options = (words: readonly string[], meaning: (word: string) => string | undefined) =>
  words.map((word): SelectOption<string> => ({ value: word, label: `${meaning(word) ?? ''} (${word})` }))

/** What goes with the type first. */
function nameOptions(type: string): SelectOption<string>[] {
  const usual = usualNames(type)
  const all = options(specialNames, specialNameWords)
  const isUsual = ({ value }: SelectOption<string>) => usual.has(value)
  return [
    ...all.filter(isUsual).map(option => ({ ...option, group: m.editor_feature_usual() })),
    ...all
      .filter(option => !isUsual(option))
      .map(option => ({ ...option, group: m.editor_feature_unusual() }))
  ]
}

/** A file may bring a word that is not known here; a new feature has none yet. */
function withOther(known: readonly SelectOption<string>[], word: string): readonly SelectOption<string>[] {
  if (known.some(({ value }) => value === word)) return known
  return [{ value: word, label: word && m.editor_feature_unknown({ word }) }, ...known]
}

function withOptional(feature: Special, key: 'time' | 'global', word: string): Special {
  const { [key]: _, ...rest } = feature
  return word ? { ...rest, [key]: word } : rest
}

/** What reads as a number is one. */
function withValue(feature: Special, text: string): Special {
  const { value: _, ...rest } = feature
  if (text === '') return rest
  const number = Number(text)
  return { ...rest, value: /^-?\d+(\.\d+)?$/.test(text) && String(number) === text ? number : text }
}
