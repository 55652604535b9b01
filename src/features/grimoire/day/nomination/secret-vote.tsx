import { m } from '#i18n/messages.ts'
import { Switch, type SwitchProps } from '#ui/fields/switch.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'

/** Whether players vote with closed eyes. */
export const SecretVote = (props: Pick<SwitchProps, 'checked' | 'onChange'>) => (
  <Switch label={m.day_secret_vote()} info={fieldHelp('secret-vote')} {...props} />
)
