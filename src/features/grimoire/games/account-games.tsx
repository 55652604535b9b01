import { useStore } from '@nanostores/react'
import { importModule } from '#stores/loading/import-module.ts'
import { $hasAccount } from '#stores/session.ts'
import { useAsync } from '#ui/use-async.ts'

const loadSection = async () =>
  (await importModule(() => import('./account/account-section.tsx'))).AccountSection

/** The games of the account, for those who have one: nothing of it loads for others. */
export function AccountGames() {
  const hasAccount = useStore($hasAccount)
  const Section = useAsync(hasAccount ? loadSection : undefined, []).value
  return Section && <Section />
}
