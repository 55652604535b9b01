import { CloudDownload } from 'lucide-react'
import type { ScriptSource } from '#core/sharing/script-source.ts'
import { m } from '#i18n/messages.ts'
import { fetchRefusalText } from '#i18n/refusals/fetch-refusal-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import type { AddressOutcome } from './import-outcome.ts'
import { refusalId } from './import-refusal.tsx'

interface ImportAddressProps {
  outcome: AddressOutcome
  isFetching: boolean
  onFetch: (source: ScriptSource) => void
}

/** Says what is requested from which host, with a button that fetches it; and why it failed the last time. */
export function ImportAddress({ outcome: { source, failure }, isFetching, onFetch }: ImportAddressProps) {
  return (
    <>
      {failure && !isFetching && (
        <Banner tone="error">
          <span id={refusalId}>{fetchRefusalText(failure, source.host)}</span>
        </Banner>
      )}
      <Banner
        tone="advice"
        action={
          <Button small icon={<CloudDownload />} busy={isFetching} onClick={() => onFetch(source)}>
            {m.reading_fetch()}
          </Button>
        }
      >
        {m.reading_offer({ host: source.host })}
        <code className="import-address">{source.address}</code>
      </Banner>
    </>
  )
}
