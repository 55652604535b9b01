import { keyNames } from '#i18n/labels/key-names.ts'
import { imageShortcuts, type Shortcut } from '#i18n/labels/shortcut-list.ts'
import { m } from '#i18n/messages.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'

/** All keys and gestures of the canvas. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={m.image_editor_shortcuts()} closeLabel={m.notice_close()} onClose={onClose}>
    <dl className="shortcuts">
      {shortcuts().map(({ keys, text }) => (
        <div key={text}>
          <dt>
            {keys.map(way => (
              <kbd key={way}>{keyNames(way).join(' ')}</kbd>
            ))}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
      {gestures().map(([gesture, text]) => (
        <div key={gesture}>
          <dt>{gesture}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)

const shortcuts = (): Shortcut[] => [
  ...imageShortcuts(),
  { keys: ['Ctrl+Z'], text: m.script_undo() },
  { keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], text: m.script_redo() }
]

const gestures = (): [string, string][] => [
  [m.image_editor_key_add_to(), m.image_editor_key_add_to_text()],
  [m.image_editor_key_drag_shift(), m.image_editor_key_drag_shift_text()],
  [m.image_editor_key_drag_alt(), m.image_editor_key_drag_alt_text()],
  [m.image_editor_key_wheel(), m.image_editor_key_wheel_text()],
  [m.image_editor_key_pinch(), m.image_editor_key_pinch_text()]
]
