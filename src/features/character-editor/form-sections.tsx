import { AbilitySection } from './ability-section.tsx'
import { AlmanacSection } from './almanac-section.tsx'
import { useSubject } from './editor-context.ts'
import { FeaturesSection } from './features-section.tsx'
import { JinxesSection } from './jinxes-section.tsx'
import { NightSection } from './night-section.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { RemindersSection } from './reminders-section.tsx'
import { WhoSection } from './who-section.tsx'

/** Every field. An official character keeps its picture, its places in the night and its features. */
export function FormSections() {
  const isOfficial = useSubject().kind === 'official'
  return (
    <>
      <WhoSection />
      <AbilitySection />
      <NightSection />
      <RemindersSection />
      {!isOfficial && <PicturesSection />}
      <JinxesSection />
      <AlmanacSection />
      {!isOfficial && <FeaturesSection />}
    </>
  )
}
