import * as z from 'zod/mini'
import { readDrawing, storedDrawing } from '#core/drawing/read-drawing.ts'
import { workingCopyLimits } from '#core/working-copy-limits.ts'
import { storeForReload, takeAfterReload } from '../storage/reload-state.ts'
import { $openDrawing, type DrawingState, restoreVisit, visitNow } from './open-drawing.ts'

/** Undo steps, selection and variant of the open drawing, in session storage over a reload. */
const key = 'belfry:drawing-visit'

const stateSchema = z.object({ name: z.string(), content: z.unknown() })
const visitSchema = z.object({
  id: z.string(),
  present: stateSchema,
  past: z.array(stateSchema),
  future: z.array(stateSchema),
  selection: z.array(z.string()),
  variant: z.enum(['good', 'evil', 'neutral'])
})
type StoredState = z.infer<typeof stateSchema>

/** Restores how the drawing was left that was open before a reload. */
export function restoreVisits() {
  const { data } = visitSchema.safeParse(takeAfterReload(key))
  const present = data && readState(data.present)
  if (!data || !present) return
  const { id, selection, variant } = data
  const history = {
    past: data.past.flatMap(state => readState(state) ?? []),
    future: data.future.flatMap(state => readState(state) ?? [])
  }
  restoreVisit(id, { present, history, selection, variant })
}

export function storeVisitWhenLeaving() {
  addEventListener('pagehide', () => {
    const { present, history, selection, variant } = visitNow()
    const future = takeFitting(history.future, workingCopyLimits.storedUndo / 2)
    const past = takeFitting(
      history.past.toReversed(),
      workingCopyLimits.storedUndo - lengthOf(future)
    ).reverse()
    const visit: z.infer<typeof visitSchema> = {
      id: $openDrawing.get().id,
      present: storedState(present),
      past,
      future,
      selection: [...selection],
      variant
    }
    storeForReload(key, visit)
  })
}

const storedState = ({ name, drawing }: DrawingState): StoredState => ({
  name,
  content: storedDrawing(drawing)
})

function readState({ name, content }: StoredState): DrawingState | undefined {
  const read = readDrawing(content)
  return read.ok ? { name, drawing: read.value.drawing } : undefined
}

const lengthOf = (states: readonly StoredState[]) => JSON.stringify(states).length

/** The first steps whose JSON isn't longer than `length` together. */
function takeFitting(states: readonly DrawingState[], length: number): StoredState[] {
  const fitting: StoredState[] = []
  let rest = length
  for (const state of states.map(storedState)) {
    rest -= lengthOf([state])
    if (rest < 0) break
    fitting.push(state)
  }
  return fitting
}
