import type { Drawing } from '#core/drawing/drawing.ts'
import type { DrawingRepair } from '#core/drawing/read-drawing.ts'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import type { DrawingProblem } from '#stores/drawings/drawing-problem.ts'

/** The name of a drawing, or a placeholder. */
export const drawingTitle = (name: string, kind: Drawing['kind']) => name.trim() || unnamed[kind]()
const unnamed = { icon: m.drawings_unnamed_icon, logo: m.drawings_unnamed_logo }

export const newDrawingText = (kind: Drawing['kind']) =>
  kind === 'icon' ? m.drawings_new_icon() : m.drawings_new_logo()

/** Title of the list of a kind, and of what opens it. */
export const drawingListText = (kind: Drawing['kind']) =>
  kind === 'icon' ? m.drawings_list_icon() : m.drawings_list_logo()

/** Megabytes of the largest file. */
const limit = limits.drawing.file / 1024 / 1024

const problemTexts: Record<DrawingProblem, () => string> = {
  drawing_missing: m.drawings_missing,
  no_drawing: m.drawings_unread,
  later_drawing: m.drawings_later,
  later_file: m.game_file_later,
  drawings_full: m.drawings_full,
  drawings_blocked: m.drawings_list_blocked,
  too_large: () => m.drawings_file_too_large({ limit }),
  no_drawing_file: m.drawings_file_none,
  unreadable_file: m.game_file_unreadable,
  too_large_to_save: () => m.drawings_too_large({ limit })
}
export const drawingProblemText = (problem: DrawingProblem) => problemTexts[problem]()

/** What was corrected; '' if it changes nothing that can be seen. */
export function repairText(repair: DrawingRepair | { kind: 'image'; layer: number }): string {
  switch (repair.kind) {
    case 'layer':
      return layerText(repair)
    case 'layers':
      return m.drawings_repair_layers({ count: repair.count, limit: limits.drawing.layers })
    case 'variant':
      return m.drawings_repair_variant()
    case 'image':
      return m.drawings_repair_image({ number: repair.layer })
  }
}

function layerText({ layer, reason }: Extract<DrawingRepair, { kind: 'layer' }>): string {
  if (reason === 'new_id') return ''
  return reason === 'invalid'
    ? m.drawings_repair_layer({ number: layer })
    : m.drawings_repair_no_size({ number: layer })
}
