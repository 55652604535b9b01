import { Signature, Stamp } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { makeImage } from '#stores/drawings/make-image.ts'
import { Button } from '#ui/buttons/button.tsx'

/** Opens the icon or logo editor with a new drawing. */
export const MakeImages = () => (
  <div className="image-makers">
    <Button variant="text" small icon={<Stamp />} onClick={() => void makeImage('icon', '')}>
      {m.image_output_make_icon()}
    </Button>
    <Button variant="text" small icon={<Signature />} onClick={() => void makeImage('logo', '')}>
      {m.image_output_make_logo()}
    </Button>
  </div>
)
