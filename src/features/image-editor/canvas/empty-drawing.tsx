import { ImagePlus, LayoutTemplate, Plus, Shapes } from 'lucide-react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { EditorPart } from '../editor-parts.tsx'

interface EmptyDrawingProps {
  kind: Drawing['kind']
  /** Opens a part, and focuses the first element in it for the selector, or the part itself. */
  onOpen: (part: EditorPart, focused?: string) => void
}

/** What a drawing without layers shows: a sentence and two ways on. */
export const EmptyDrawing = ({ kind, onOpen }: EmptyDrawingProps) => (
  <div className="empty-drawing">
    <p>{kind === 'icon' ? m.image_editor_empty_icon() : m.image_editor_empty_logo()}</p>
    {kind === 'icon' ? (
      <div>
        <Button small icon={<Shapes />} onClick={() => onOpen('add', '[data-search-icons]')}>
          {m.image_editor_add_icon()}
        </Button>
        <Button small icon={<ImagePlus />} onClick={() => onOpen('add', '[data-add-image]')}>
          {m.image_editor_add_image()}
        </Button>
      </div>
    ) : (
      <div>
        <Button small icon={<LayoutTemplate />} onClick={() => onOpen('presets')}>
          {m.image_editor_choose_preset()}
        </Button>
        <Button small icon={<Plus />} onClick={() => onOpen('add')}>
          {m.image_editor_add_layer()}
        </Button>
      </div>
    )}
  </div>
)
