import { m } from '#i18n/messages.ts'
import { Switch, type SwitchProps } from '#ui/fields/switch.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'

/** Whether the list has all official characters, or those of the script. */
export const AllPositions = (props: Pick<SwitchProps, 'checked' | 'onChange'>) => (
  <Switch label={m.editor_position_all()} info={fieldHelp('all-positions')} {...props} />
)
