import './script-options.css'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages.ts'
import { relativeTime } from '#i18n/relative-time.ts'
import { titleText } from '#i18n/title-text.ts'
import { textProps, titleLanguage } from '../text-language.ts'

/** A script to choose. `changedAt` in milliseconds since 1970; undefined for a new one. */
export interface PickableScript {
  key: string
  title: string
  author?: string | undefined
  changedAt?: number | undefined
}

interface Choice {
  /** Of the radio buttons. */
  name: string
  chosen: string | undefined
  onChoose: (key: string) => void
}

interface ScriptOptionProps extends Choice {
  id: string
  title: string
  note?: string
  language?: ReturnType<typeof titleLanguage>
}

/** A radio button. */
export const ScriptOption = ({ id, title, note, language, name, chosen, onChoose }: ScriptOptionProps) => (
  <label>
    <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
    <span>
      <b {...textProps(language)}>{title}</b>
      {note && <small>{note}</small>}
    </span>
  </label>
)

interface ScriptOptionsProps extends Choice {
  label: string
  scripts: readonly PickableScript[]
}

/** The frame of options. */
export const ScriptOptionList = ({ children }: { children: ReactNode }) => (
  <div className="script-options">{children}</div>
)

/** Scripts from one place under its name, within a `<ScriptOptionList>`. */
export const ScriptOptions = ({ label, scripts, ...choice }: ScriptOptionsProps) =>
  scripts.length > 0 && (
    <fieldset>
      <legend>{label}</legend>
      {scripts.map(({ key, title, changedAt }) => (
        <ScriptOption
          key={key}
          {...choice}
          id={key}
          title={titleText(title)}
          note={
            changedAt === undefined ? '' : m.device_changed({ when: relativeTime(changedAt, Date.now()) })
          }
          language={titleLanguage(title)}
        />
      ))}
    </fieldset>
  )
