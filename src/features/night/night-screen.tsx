import './night-screen.css'
import { useStore } from '@nanostores/react'
import { Moon, MoonStar, Plus, Upload } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { Cast } from '#core/cast.ts'
import type { Night } from '#core/night.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { $cast } from '#stores/cast.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { headingFace } from '#ui/heading-face.ts'
import { AsleepPanel } from './asleep-panel.tsx'
import { countsText } from './counts-text.ts'
import { KeysPanel } from './keys-panel.tsx'
import { NightList } from './night-list.tsx'
import { OrderPanel } from './order-panel.tsx'

const icons = { firstNight: <Moon />, otherNight: <MoonStar /> }

export interface NightScreenProps {
  night: Night
  /** The frame of the script's screens, with its heading and actions. */
  Frame: ComponentType<{ children: ReactNode }>
}

/** One of the two nights: who wakes, in which order, and what the storyteller does. */
export function NightScreen({ night, Frame }: NightScreenProps) {
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
      <Head cast={cast} night={night} />
      <OrderPanel cast={cast} night={night} />
      <NightList entries={cast[night]} night={night} />
      <div className="night-notes">
        <KeysPanel />
        <AsleepPanel cast={cast} night={night} />
      </div>
    </div>
  )
}

function Head({ cast, night }: { cast: Cast; night: Night }) {
  const title = nightTitle(night)
  return (
    <div className="night-head">
      {icons[night]}
      <h2 className={headingFace(title)}>{title}</h2>
      <span className="night-head-line" />
      <span className="night-head-count">{countsText(cast, night)}</span>
    </div>
  )
}

const EmptyNight = ({ night }: { night: Night }) => (
  <EmptyState
    icon={icons[night]}
    title={m.night_empty_title()}
    actions={
      <>
        <ButtonLink variant="primary" icon={<Plus />} href={builderPath(pageLocale(), 'existingCharacters')}>
          {m.night_empty_add()}
        </ButtonLink>
        <ButtonLink icon={<Upload />} href={builderPath(pageLocale(), 'import')}>
          {m.night_empty_import()}
        </ButtonLink>
      </>
    }
  >
    {m.night_empty_text()}
  </EmptyState>
)

const nightTitle = (night: Night) => (night === 'firstNight' ? m.shell_first_night() : m.shell_other_nights())
