import { PencilLine, Trash2 } from 'lucide-react'
import type { SavedImage } from '#core/saving/saved-image.ts'
import { m } from '#i18n/messages.ts'
import { titleText } from '#i18n/title-text.ts'
import { CopyButton } from '#ui/buttons/copy-button.tsx'
import { MoreMenu } from '#ui/menus/more-menu.tsx'
import { EditDrawing } from './edit-drawing.tsx'
import { imageFacts } from './image-text.ts'
import { StoredImage } from './stored-image.tsx'

interface ImageCardProps {
  image: SavedImage
  onRename: () => void
  onRemove: () => void
  /** Opens a script that uses the image. */
  onOpenScript: (script: { id: string; name: string }) => void
}

/** An image with its facts, uses and actions. The thumbnail links to the image. */
export function ImageCard({ image, onRename, onRemove, onOpenScript }: ImageCardProps) {
  const { name, address } = image
  return (
    <li className="image-card">
      <a
        className="image-frame"
        href={address}
        target="_blank"
        rel="noopener"
        aria-label={m.images_open_of({ name })}
      >
        <StoredImage address={address} />
      </a>
      <div className="image-head">
        <p className="image-name">{name}</p>
        <MoreMenu
          label={m.device_row_menu({ title: name })}
          items={[
            { id: 'rename', label: m.device_rename(), icon: <PencilLine />, onSelect: onRename },
            {
              id: 'delete',
              label: m.device_delete(),
              icon: <Trash2 />,
              destructive: true,
              separated: true,
              onSelect: onRemove
            }
          ]}
        />
      </div>
      <p className="image-facts">{imageFacts(image)}</p>
      <ImageUses image={image} onOpenScript={onOpenScript} />
      <div className="image-actions">
        <CopyButton
          small
          text={() => new URL(address, location.href).href}
          done={m.images_copied()}
          failed={m.images_copy_failed()}
        >
          {m.images_copy()}
          <span className="unseen"> {name}</span>
        </CopyButton>
        {image.hasDrawing && <EditDrawing image={image} />}
      </div>
    </li>
  )
}

/** The saved scripts and characters that use the image. */
function ImageUses({ image: { usedIn }, onOpenScript }: Pick<ImageCardProps, 'image' | 'onOpenScript'>) {
  if (usedIn.length === 0) return <p className="image-facts">{m.images_unused()}</p>
  return (
    <details className="image-uses">
      <summary>{m.images_used({ count: usedIn.length })}</summary>
      <ul>
        {usedIn.map(({ kind, id, name }) => (
          <li key={id}>
            {kind === 'script' ? (
              <button type="button" className="image-use" onClick={() => onOpenScript({ id, name })}>
                {m.images_in_script({ name: titleText(name) })}
              </button>
            ) : (
              m.images_in_character({ name })
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
