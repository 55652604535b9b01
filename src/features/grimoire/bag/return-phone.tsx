import { Eye } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { PhonePage } from './phone-page.tsx'

/** Shown once all players have seen their character. */
export const RoundDone = ({ onStoryteller }: { onStoryteller: () => void }) => (
  <PhonePage title={m.bag_done()}>
    <p>{m.bag_return()}</p>
    <Button variant="primary" onClick={onStoryteller}>
      {m.bag_storyteller()}
    </Button>
  </PhonePage>
)

interface StorytellerOnlyProps {
  onShow: () => void
  /** Goes back to the players. */
  onBack: () => void
}

/** A step between the players and the grimoire, so that nobody gets there by a tap too many. */
export const StorytellerOnly = ({ onShow, onBack }: StorytellerOnlyProps) => (
  <PhonePage title={m.bag_storyteller_only()}>
    <p>{m.bag_storyteller_text()}</p>
    <Button variant="primary" onClick={onBack}>
      {m.bag_back()}
    </Button>
    <Button icon={<Eye />} onClick={onShow}>
      {m.card_show_grimoire()}
    </Button>
  </PhonePage>
)
