import { m } from '#i18n/messages.ts'
import { SettledStatus } from '#ui/feedback/settled-status.tsx'

/** Announces how many characters match the filters. @param count undefined without filters: nothing is announced */
export const FoundStatus = ({ count }: { count: number | undefined }) => (
  <SettledStatus text={count === undefined ? '' : m.characters_found({ count })} />
)
