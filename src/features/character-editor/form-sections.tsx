import { AbilitySection } from './ability-section.tsx'
import { AlmanacSection } from './almanac-section.tsx'
import { useSubject } from './editor-context.ts'
import { FeaturesSection } from './features-section.tsx'
import { JinxesSection } from './jinxes-section.tsx'
import { NightSection } from './night-section.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { RemindersSection } from './reminders-section.tsx'
import { WhoSection } from './who-section.tsx'

/** All sections of the form. An official character's images, night positions and app features cannot be overridden. */
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
