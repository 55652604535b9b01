import './night-screen.css'
import { useStore } from '@nanostores/react'
import type { Cast } from '#core/cast/cast.ts'
import type { Night } from '#core/night/night.ts'
import { m } from '#i18n/messages.ts'
import { $cast } from '#stores/cast.ts'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import type { ScreenFrame } from '#ui/page/page-frame.tsx'
import { AsleepPanel } from './asleep-panel.tsx'
import { EmptyNight } from './empty-night.tsx'
import { KeyboardPanel } from './keyboard-panel.tsx'
import { nightIcons } from './night-icons.tsx'
import { NightList } from './night-list.tsx'
import { countsText } from './night-texts.ts'
import { OrderPanel } from './order-panel.tsx'

interface NightScreenProps {
  night: Night
  /** The shared frame of the script screens, with heading and actions. */
  Frame: ScreenFrame
}

/** One of the two nights: the entries in their order, with their reminders. */
function NightScreen({ night, Frame }: NightScreenProps) {
  const cast = useStore($cast)
  return <Frame>{cast && <NightPage cast={cast} night={night} />}</Frame>
}

export const FirstNightScreen = (props: Omit<NightScreenProps, 'night'>) => (
  <NightScreen {...props} night="firstNight" />
)

export const OtherNightsScreen = (props: Omit<NightScreenProps, 'night'>) => (
  <NightScreen {...props} night="otherNight" />
)

function NightPage({ cast, night }: { cast: Cast; night: Night }) {
  if (cast.characters.length === 0) return <EmptyNight night={night} />
  return (
    <div className="night">
      <NightHeading cast={cast} night={night} />
      <OrderPanel cast={cast} night={night} />
      <NightList entries={cast[night]} night={night} />
      <div className="night-notes">
        <KeyboardPanel />
        <AsleepPanel cast={cast} night={night} />
      </div>
    </div>
  )
}

function NightHeading({ cast, night }: { cast: Cast; night: Night }) {
  const title = nightTitle(night)
  return (
    <div className="night-head">
      {nightIcons[night]}
      <h2 className={headingFontClass(title)}>{title}</h2>
      <span className="night-head-line" />
      <span className="night-head-count">{countsText(cast, night)}</span>
    </div>
  )
}

const nightTitle = (night: Night) => (night === 'firstNight' ? m.shell_first_night() : m.shell_other_nights())
