import { useStore } from '@nanostores/react'
import { useController, useFormContext } from 'react-hook-form'
import type { CharacterFields } from '#core/character/character-fields.ts'
import { withImages } from '#core/drawing/team-variants.ts'
import { m } from '#i18n/messages.ts'
import { editImage, mayHaveDrawing } from '#stores/drawings/image-sources.ts'
import { type ImageTarget, makeImage, waitForImage } from '#stores/drawings/make-image.ts'
import { useMadeImages } from '#stores/drawings/use-made-images.ts'
import { $openScriptId } from '#stores/script.ts'
import { $session } from '#stores/session.ts'
import { ImageMaker } from '#views/images/image-maker.tsx'
import { scriptEditorContext, useEditorContext } from '../editor-context.ts'

/** Opens the icon editor for the character, and takes the images that come from there. What is typed stays as the draft. */
export function MakeImages() {
  const { field } = useController<CharacterFields, 'image'>({ name: 'image' })
  const { getValues } = useFormContext<CharacterFields>()
  const isSignedIn = useStore($session).state === 'in'
  const isOfScript = useEditorContext() === scriptEditorContext
  const scriptId = useStore($openScriptId)
  const formScriptId = isOfScript ? scriptId : ''
  const { added, undo } = useMadeImages(formScriptId, addresses => {
    const before = getValues('image')
    field.onChange(withImages(before, addresses))
    return () => field.onChange(before)
  })
  const targetNow = (): ImageTarget => {
    const { name, team } = getValues()
    return { kind: 'character', path: location.pathname, scriptId: formScriptId, name, team }
  }
  const [first = ''] = field.value

  return (
    <div className="editor-image-maker">
      <ImageMaker
        label={m.image_output_make()}
        onMake={() => void makeImage('icon', getValues('name'), targetNow())}
        onEdit={
          mayHaveDrawing(first, isSignedIn)
            ? async () => {
                const target = targetNow()
                const refusal = await editImage(first)
                if (!refusal) waitForImage(target)
                return refusal
              }
            : undefined
        }
        added={added}
        onUndo={undo}
      />
    </div>
  )
}
