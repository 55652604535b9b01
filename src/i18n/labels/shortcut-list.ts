import { m } from '../messages.ts'

/** A shortcut: one or more ways to press it, and what it does. */
export interface Shortcut {
  /** Keys joined by `+`, as `Ctrl+Shift+Z`. Characters mean what they type: `?`. */
  keys: readonly string[]
  text: string
  /** A single key that works everywhere on a screen: `areSingleKeysOn` turns it off. */
  isSingleKey?: true
}

export interface ShortcutGroup {
  id: 'everywhere' | 'lists' | 'palette' | 'grimoire' | 'images'
  title: string
  shortcuts: readonly Shortcut[]
}

/** All shortcuts of the builder, for its dialog and for the help. */
export const shortcutGroups = (): readonly ShortcutGroup[] => [
  {
    id: 'everywhere',
    title: m.palette_keys_everywhere(),
    shortcuts: [
      { keys: ['Ctrl+K'], text: m.palette_title() },
      { keys: ['?'], text: m.palette_shortcuts(), isSingleKey: true },
      { keys: ['/'], text: m.palette_keys_search(), isSingleKey: true },
      { keys: ['Ctrl+S'], text: m.saving_save() },
      { keys: ['Ctrl+Z'], text: m.script_undo() },
      { keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], text: m.script_redo() },
      { keys: ['Esc'], text: m.palette_keys_close() }
    ]
  },
  {
    id: 'palette',
    title: m.palette_title(),
    shortcuts: [
      { keys: ['↑', '↓'], text: m.palette_keys_choose() },
      { keys: ['Enter'], text: m.palette_keys_run() },
      { keys: ['Ctrl+Enter'], text: m.palette_keys_new_tab() }
    ]
  },
  {
    id: 'lists',
    title: m.palette_keys_lists(),
    shortcuts: [
      { keys: ['Space'], text: m.palette_keys_lift() },
      { keys: ['↑', '↓'], text: m.palette_keys_move() },
      { keys: ['Esc'], text: m.palette_keys_cancel_move() }
    ]
  },
  {
    id: 'grimoire',
    title: m.grimoire_title(),
    shortcuts: [
      { keys: ['H'], text: m.grimoire_hide(), isSingleKey: true },
      { keys: ['+', '-'], text: m.palette_keys_zoom(), isSingleKey: true },
      { keys: ['0'], text: m.palette_keys_fit(), isSingleKey: true },
      { keys: ['R'], text: m.palette_keys_reminder() },
      { keys: ['Shift+←', 'Shift+→'], text: m.palette_keys_move_reminder() },
      { keys: ['Delete'], text: m.palette_keys_remove_reminder() }
    ]
  },
  {
    id: 'images',
    title: m.palette_keys_images(),
    shortcuts: [
      { keys: ['←', '→', '↑', '↓'], text: m.image_editor_key_move() },
      { keys: ['[', ']'], text: m.image_editor_key_rotate() },
      { keys: ['+', '-'], text: m.image_editor_key_scale() },
      { keys: ['PageUp', 'PageDown'], text: m.image_editor_key_order() },
      { keys: ['N'], text: m.image_editor_key_next() },
      { keys: ['Ctrl+A'], text: m.image_editor_key_all() },
      { keys: ['Esc'], text: m.image_editor_key_none() },
      { keys: ['Ctrl+D'], text: m.device_duplicate() },
      { keys: ['Delete'], text: m.device_delete() },
      { keys: ['0'], text: m.image_editor_fit_view() }
    ]
  }
]
