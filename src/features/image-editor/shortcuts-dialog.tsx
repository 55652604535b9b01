import { keyNames } from '#i18n/labels/key-names.ts'
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

/**
 * Written here, not shared with the list of all shortcuts, which would be a file of its own. Where that file had failed without a network, the
 * editor didn't open once there was one: tests/e2e/offline.test.ts.
 */
const shortcuts = (): { keys: string[]; text: string }[] => [
  { keys: ['←', '→', '↑', '↓'], text: m.image_editor_key_move() },
  { keys: ['[', ']', 'Alt+←', 'Alt+→'], text: m.image_editor_key_rotate() },
  { keys: ['+', '-'], text: m.image_editor_key_scale() },
  { keys: ['PageUp', 'PageDown'], text: m.image_editor_key_order() },
  { keys: ['N'], text: m.image_editor_key_next() },
  { keys: ['Ctrl+A'], text: m.image_editor_key_all() },
  { keys: ['Esc'], text: m.image_editor_key_none() },
  { keys: ['Ctrl+D'], text: m.device_duplicate() },
  { keys: ['Delete'], text: m.device_delete() },
  { keys: ['Ctrl+Z'], text: m.script_undo() },
  { keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], text: m.script_redo() },
  { keys: ['0'], text: m.image_editor_fit_view() }
]

const gestures = (): [string, string][] => [
  [m.image_editor_key_add_to(), m.image_editor_key_add_to_text()],
  [m.image_editor_key_drag_shift(), m.image_editor_key_drag_shift_text()],
  [m.image_editor_key_drag_alt(), m.image_editor_key_drag_alt_text()],
  [m.image_editor_key_wheel(), m.image_editor_key_wheel_text()],
  [m.image_editor_key_pinch(), m.image_editor_key_pinch_text()]
]
