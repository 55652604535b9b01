import { useId } from 'react'
import { limits } from '#core/limits.ts'
import type { AccountCounts, ByteUsage } from '#core/saving/account.ts'
import { formatMegabytes } from '#i18n/megabytes.ts'
import { m } from '#i18n/messages.ts'

/** Bars that show how much of the account's storage is used. Until that is known, they take their room, so that nothing moves. */
export const AccountSpace = ({ bytes }: { bytes: AccountCounts['bytes'] | undefined }) => (
  <>
    <SpaceBar label={m.account_space_documents()} usage={bytes?.documents} />
    <SpaceBar label={m.account_space_images()} usage={bytes?.images} />
    <p>{m.account_space_note()}</p>
  </>
)

function SpaceBar({ label, usage }: { label: string; usage: ByteUsage | undefined }) {
  const id = useId()
  return (
    <div className="account-space" aria-busy={!usage}>
      <span id={id}>{label}</span>
      {usage && <UsedSpace labelId={id} {...usage} />}
    </div>
  )
}

function UsedSpace({ labelId, used, limit }: ByteUsage & { labelId: string }) {
  const text = m.account_space_used({ used: formatMegabytes(used), limit: formatMegabytes(limit) })
  return (
    <>
      <span>{text}</span>
      <meter
        aria-labelledby={labelId}
        aria-valuetext={text}
        min={0}
        max={limit}
        high={limit * limits.account.warningShare}
        value={used}
      />
    </>
  )
}
