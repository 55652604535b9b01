import { useStore } from '@nanostores/react'
import type { Script } from '#core/script/script.ts'
import { m } from '#i18n/messages.ts'
import { editImage, mayHaveDrawing } from '#stores/drawings/image-sources.ts'
import { type ImageTarget, makeImage, waitForImage } from '#stores/drawings/make-image.ts'
import { useMadeImages } from '#stores/drawings/use-made-images.ts'
import { setLogo } from '#stores/metadata.ts'
import { $openScriptId, $script } from '#stores/script.ts'
import { $session } from '#stores/session.ts'
import { ImageMaker } from '#views/images/image-maker.tsx'

/** Opens the logo editor for the script, and takes the logo that comes from there. */
export function MakeLogo({ script: { title, logo = '' } }: { script: Script }) {
  const scriptId = useStore($openScriptId)
  const isSignedIn = useStore($session).state === 'in'
  const { added, undo } = useMadeImages(scriptId, ([made = '']) => {
    const before = $script.get().logo ?? ''
    setLogo(made)
    return () => setLogo(before)
  })
  const targetNow = (): ImageTarget => ({ kind: 'logo', path: location.pathname, scriptId })

  async function edit() {
    const target = targetNow()
    const refusal = await editImage(logo)
    if (!refusal) waitForImage(target)
    return refusal
  }

  return (
    <ImageMaker
      label={m.image_output_make_logo()}
      onMake={() => void makeImage('logo', title, targetNow())}
      onEdit={mayHaveDrawing(logo, isSignedIn) ? edit : undefined}
      added={added}
      onUndo={undo}
    />
  )
}
