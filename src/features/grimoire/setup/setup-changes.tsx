import { firstChange, type SetupChoice, setupOption } from '#core/grimoire/setup/setup-choices.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Select } from '#ui/fields/select.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { changeText } from './setup-texts.ts'

interface SetupChangesProps {
  choices: readonly SetupChoice[]
  nameOf: (id: string) => string
}

/** What the characters in play change in the setup: one line each, applied by a switch. */
export const SetupChanges = ({ choices, nameOf }: SetupChangesProps) => (
  <section className="setup-part">
    <h2>{m.setup_changes()}</h2>
    {choices.map(choice => (
      <ChangeLine key={choice.character.id} choice={choice} nameOf={nameOf} />
    ))}
  </section>
)

function ChangeLine({ choice, nameOf }: { choice: SetupChoice; nameOf: SetupChangesProps['nameOf'] }) {
  const { character, options, applied } = choice
  const choose = (option: number | undefined) =>
    performActions({ type: 'chooseSetup', data: { character: character.id, option } })
  const texts = options.map(option => changeText(option, nameOf))
  return (
    <>
      <Switch
        label={
          <span className="setup-change">
            {m.setup_change({ name: character.name, change: texts[applied ?? firstChange(choice)] ?? '' })}
          </span>
        }
        checked={applied !== undefined}
        onChange={checked => choose(setupOption(choice, checked))}
      />
      {applied !== undefined && options.length > 1 && (
        <Select
          label={m.setup_which({ name: character.name })}
          hideLabel
          options={texts.map((label, index) => ({ value: `${index}`, label }))}
          value={`${applied}`}
          onChange={value => choose(Number(value))}
        />
      )}
    </>
  )
}
