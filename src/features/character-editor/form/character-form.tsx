import { useEditedCharacter } from '../editor-context.ts'
import { AbilitySection } from './ability-section.tsx'
import { AlmanacSection } from './almanac-section.tsx'
import { CustomHint } from './custom-hint.tsx'
import { FeaturesSection } from './features-section.tsx'
import { IdentitySection } from './identity-section.tsx'
import { ImagesSection } from './images-section.tsx'
import { JinxesSection } from './jinxes-section.tsx'
import { NightSection } from './night-section.tsx'
import { RemindersSection } from './reminders-section.tsx'

/** All sections of the form. An official character's images, night positions and app features cannot be overridden. */
export function CharacterForm() {
  const { kind } = useEditedCharacter()
  const isOfficial = kind === 'official'
  return (
    <>
      <IdentitySection />
      <AbilitySection />
      {kind === 'new' && <CustomHint />}
      <NightSection />
      <RemindersSection />
      {!isOfficial && <ImagesSection />}
      <JinxesSection />
      <AlmanacSection />
      {!isOfficial && <FeaturesSection />}
    </>
  )
}
