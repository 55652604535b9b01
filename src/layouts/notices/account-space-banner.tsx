import { useStore } from '@nanostores/react'
import { formatMegabytes } from '#i18n/megabytes.ts'
import { m } from '#i18n/messages.ts'
import { $nearlyFull } from '#stores/account-space.ts'
import { Banner } from '#ui/feedback/banner.tsx'

/** Says after a save, and on the account page, that the account is almost full. */
export function AccountSpaceBanner() {
  const usage = useStore($nearlyFull)
  if (!usage) return null
  const values = { used: formatMegabytes(usage.used), limit: formatMegabytes(usage.limit) }
  return (
    <div className="storage-banners">
      <Banner tone="advice">{m.account_nearly_full(values)}</Banner>
    </div>
  )
}
