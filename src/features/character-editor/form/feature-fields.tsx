import type { Special } from '#core/character/character.ts'
import {
  commonSpecialNames,
  specialGlobals,
  specialNames,
  specialTimes,
  specialTypes
} from '#core/character/special.ts'
import { limits } from '#core/limits.ts'
import {
  specialGlobalLabel,
  specialNameLabel,
  specialTimeLabel,
  specialTypeLabel
} from '#i18n/labels/special-labels.ts'
import { m } from '#i18n/messages.ts'
import { Select, type SelectOption } from '#ui/fields/select.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import type { ListItem } from './list-field.tsx'

/** The fields of one app feature: type, name, time, global, and value. */
export function FeatureFields({ row }: { row: ListItem<Special> }) {
  const { item, update, errorAt, name } = row
  const { time = '', global = '', value = '' } = item
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div role="group" aria-label={name} className="editor-feature">
      <Select
        label={m.editor_feature_type()}
        info={fieldHelp('feature-type')}
        options={withCurrent(options(specialTypes, specialTypeLabel), item.type)}
        value={item.type}
        onChange={type => update({ ...item, type })}
        error={errorAt('type')}
      />
      <Select
        label={m.editor_feature_name()}
        info={fieldHelp('feature-name')}
        options={withCurrent(nameOptions(item.type), item.name)}
        value={item.name}
        onChange={chosen => update({ ...item, name: chosen })}
        error={errorAt('name')}
      />
      <Select
        label={m.editor_feature_time()}
        info={fieldHelp('feature-time')}
        options={withCurrent(
          [{ value: '', label: m.editor_feature_any_time() }, ...options(specialTimes, specialTimeLabel)],
          time
        )}
        value={time}
        onChange={chosen => update(withOptional(item, 'time', chosen))}
        error={errorAt('time')}
      />
      <Select
        label={m.editor_feature_global()}
        info={fieldHelp('feature-global')}
        options={withCurrent(
          [{ value: '', label: m.editor_feature_self() }, ...options(specialGlobals, specialGlobalLabel)],
          global
        )}
        value={global}
        onChange={chosen => update(withOptional(item, 'global', chosen))}
        error={errorAt('global')}
      />
      <TextInput
        label={m.editor_feature_value()}
        info={fieldHelp('feature-value')}
        help={m.editor_feature_value_help()}
        limit={typeof value === 'string' ? limits.character.specialValue : undefined}
        value={String(value)}
        onChange={text => update(withValue(item, text))}
        error={errorAt('value')}
      />
    </div>
  )
}

/** Options labelled `meaning (value)`, with the value as script files spell it. */
const options = (values: readonly string[], meaningOf: (value: string) => string | undefined) =>
  values.map((value): SelectOption<string> => ({ value, label: `${meaningOf(value) ?? ''} (${value})` }))

/** Names that usually go with the type come first. */
function nameOptions(type: string): SelectOption<string>[] {
  const usual = commonSpecialNames(type)
  const all = options(specialNames, specialNameLabel)
  const isUsual = ({ value }: SelectOption<string>) => usual.has(value)
  return [
    ...all.filter(isUsual).map(option => ({ ...option, group: m.editor_feature_usual() })),
    ...all
      .filter(option => !isUsual(option))
      .map(option => ({ ...option, group: m.editor_feature_unusual() }))
  ]
}

/** Adds the current value to the options when it is unknown (from a file) or empty (a new feature). */
function withCurrent(
  known: readonly SelectOption<string>[],
  current: string
): readonly SelectOption<string>[] {
  if (known.some(({ value }) => value === current)) return known
  return [{ value: current, label: current && m.editor_feature_unknown({ word: current }) }, ...known]
}

function withOptional(feature: Special, key: 'time' | 'global', value: string): Special {
  const { [key]: _, ...rest } = feature
  return value ? { ...rest, [key]: value } : rest
}

/** Stores text that is written like a plain number as a number. */
function withValue(feature: Special, text: string): Special {
  const { value: _, ...rest } = feature
  if (text === '') return rest
  const number = Number(text)
  return { ...rest, value: /^-?\d+(\.\d+)?$/.test(text) && String(number) === text ? number : text }
}
