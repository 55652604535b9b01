import { m } from '#i18n/messages.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'

/** All keys and gestures of the canvas. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={m.image_editor_shortcuts()} closeLabel={m.notice_close()} onClose={onClose}>
    <dl className="shortcuts">
      {keys().map(([names, text]) => (
        <div key={text}>
          <dt>
            {names.map(name => (
              <kbd key={name}>{name}</kbd>
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

/** Keys have the same signs in all languages. */
const keys = (): [string[], string][] => [
  [['←', '→', '↑', '↓'], m.image_editor_key_move()],
  [['[', ']', 'Alt ←', 'Alt →'], m.image_editor_key_rotate()],
  [['+', '−'], m.image_editor_key_scale()],
  [['Page ↑', 'Page ↓'], m.image_editor_key_order()],
  [['N'], m.image_editor_key_next()],
  [['Ctrl A'], m.image_editor_key_all()],
  [['Esc'], m.image_editor_key_none()],
  [['Ctrl D'], m.device_duplicate()],
  [['⌫'], m.device_delete()],
  [['Ctrl Z'], m.script_undo()],
  [['Ctrl Shift Z', 'Ctrl Y'], m.script_redo()],
  [['0'], m.image_editor_fit_view()]
]

const gestures = (): [string, string][] => [
  [m.image_editor_key_add_to(), m.image_editor_key_add_to_text()],
  [m.image_editor_key_drag_shift(), m.image_editor_key_drag_shift_text()],
  [m.image_editor_key_drag_alt(), m.image_editor_key_drag_alt_text()],
  [m.image_editor_key_wheel(), m.image_editor_key_wheel_text()],
  [m.image_editor_key_pinch(), m.image_editor_key_pinch_text()]
]
