import './images.css'
import * as z from 'zod/mini'
import { limits } from '#core/limits.ts'
import type { SavedImage } from '#core/saving/saved-image.ts'
import { m } from '#i18n/messages.ts'
import { openSavedScript } from '#stores/saving/open-saved-script.ts'
import { useReloadState } from '#stores/storage/use-reload-state.ts'
import { RenameDialog } from '#views/rename-dialog.tsx'
import type { createListActions } from '../list/document-actions.ts'
import type { WorkRefusal } from '../list/work-refusal.ts'
import { ImageCard } from './image-card.tsx'

interface ImageListProps {
  items: readonly SavedImage[]
  actions: Pick<ReturnType<typeof createListActions>, 'rename' | 'remove'>
  onFailure: (code: WorkRefusal) => void
}

/** Id of the image whose rename dialog is open. */
const renamedSchema = z.optional(z.string())

/** A page of images. */
export function ImageList({ items, actions, onFailure }: ImageListProps) {
  const [renamedId, setRenamedId] = useReloadState('belfry:renamed-image', renamedSchema, undefined)
  const renamed = items.find(({ id }) => id === renamedId)

  async function openInBuilder(script: { id: string; name: string }) {
    const code = await openSavedScript(script)
    if (code) onFailure(code)
  }

  return (
    <>
      <ul className="image-cards">
        {items.map(image => (
          <ImageCard
            key={image.id}
            image={image}
            onRename={() => setRenamedId(image.id)}
            onRemove={() => void actions.remove(image)}
            onOpenScript={script => void openInBuilder(script)}
          />
        ))}
      </ul>
      {renamed && (
        <RenameDialog
          name={renamed.name}
          label={m.images_name()}
          limit={limits.images.name}
          onRename={name => name && void actions.rename(renamed, name)}
          onClose={() => setRenamedId(undefined)}
        />
      )}
    </>
  )
}
