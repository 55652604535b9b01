import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { openScreen } from '#stores/router.ts'
import { $isConflictDialogOpen, $saveStatus } from '#stores/saving/save-status.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'

/** Says how the account's version of the open script differs from the one here, with the ways on. */
export function AccountBanner() {
  const status = useStore($saveStatus)
  switch (status?.state) {
    case 'conflict':
      return (
        <Banner tone="advice" action={<CompareVersions label={m.saving_conflict_open()} />}>
          {m.saving_conflict_banner()}
        </Banner>
      )
    case 'newer':
      return (
        <Banner tone="advice" action={<NewerActions />}>
          {m.saving_newer_banner()}
        </Banner>
      )
    case 'deleted':
      return (
        <Banner tone="advice" action={<DeletedActions isInBin={status.isInBin} />}>
          {status.isInBin ? m.saving_deleted_banner() : m.saving_refused_missing()}
        </Banner>
      )
    default:
      return null
  }
}

/** The states of the open script that have a banner. */
export const hasAccountBanner = (state: string | undefined) =>
  state === 'conflict' || state === 'newer' || state === 'deleted'

const openConflictDialog = () => $isConflictDialogOpen.set(true)

const CompareVersions = ({ label }: { label: string }) => (
  <Button small onClick={openConflictDialog}>
    {label}
  </Button>
)

function NewerActions() {
  const { isRunning, run } = useAction(async () => {
    const { chooseTheirs } = await import('#features/saving/conflict-actions.ts')
    // Where this browser can't store the version here, the dialog has other choices.
    if (!(await chooseTheirs())) openConflictDialog()
  })
  return (
    <div className="storage-banners-actions">
      <Button small busy={isRunning} onClick={run}>
        {m.saving_newer_open()}
      </Button>
      <CompareVersions label={m.saving_newer_compare()} />
    </div>
  )
}

function DeletedActions({ isInBin }: { isInBin: boolean | undefined }) {
  const { isRunning, run } = useAction(async () => {
    const { bringBackOpen } = await import('#stores/saving/open-script-saving.ts')
    await bringBackOpen()
  })
  return (
    <div className="storage-banners-actions">
      {isInBin && (
        <Button small busy={isRunning} onClick={run}>
          {m.device_bring_back()}
        </Button>
      )}
      <Button small onClick={() => openScreen('exportNew')}>
        {m.saving_as_new()}
      </Button>
    </div>
  )
}

/** Runs an action once at a time. */
function useAction(action: () => Promise<void>) {
  const [isRunning, setRunning] = useState(false)
  const run = () => {
    setRunning(true)
    void action().finally(() => setRunning(false))
  }
  return { isRunning, run: isRunning ? undefined : run }
}
