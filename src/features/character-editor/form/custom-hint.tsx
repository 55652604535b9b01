import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { m } from '#i18n/messages.ts'
import { $hint, closeHint, offerHint, stopHints, whenQuiet } from '#stores/start/hints.ts'
import { HintBox } from '#views/hint-box.tsx'

/** The hint for the first character of one's own: the form is long, and little of it is required. */
export function CustomHint() {
  const hint = useStore($hint)
  useEffect(() => whenQuiet(() => offerHint('custom')), [])
  return hint === 'custom' && <HintBox text={m.start_hint_custom()} onClose={closeHint} onStop={stopHints} />
}
