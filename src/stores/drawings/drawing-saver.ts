import { atom } from 'nanostores'
import { nextTitle } from '#core/saving/library-file.ts'
import { workingCopyLimits } from '#core/working-copy-limits.ts'
import { randomId } from '../storage/working-copy.ts'
import { type DeviceDrawing, isBlankDrawing, listDrawings, storeDrawing } from './device-drawings.ts'
import type { DrawingsProblem } from './drawings-database.ts'
import { takeUnsavedDrawings, type UnsavedDrawing, writeUnsavedDrawings } from './unsaved-drawings.ts'

/**
 * Whether this window's changes are stored. `new`: the open drawing is empty and isn't stored, since nothing of it can be lost.
 */
export const $drawingSaveState = atom<'new' | 'saving' | 'saved' | DrawingsProblem>('new')

/**
 * The last drawing that another window has changed at the same time: this window's state of it (`of`) has become a drawing of its
 * own, so that nothing is lost.
 */
export const $drawingCopy = atom<{ of: string; id: string; name: string } | undefined>()

/** Names the changes of this page. */
const page = randomId()
let changes = 0

/** Drawings with changes that aren't stored yet, by id: another one may be opened meanwhile. */
const unsaved = new Map<string, UnsavedDrawing>()

/** The revision of each drawing that this window has opened or stored last. */
const revisions = new Map<string, number>()

let timer: ReturnType<typeof setTimeout> | undefined
let saving: Promise<void> = Promise.resolve()
let isSaving = false
let openId = ''

/** The state of a drawing that isn't stored yet. */
export const unsavedDrawing = (id: string): DeviceDrawing | undefined => unsaved.get(id)?.drawing

/** The last changed one of the drawings that aren't stored yet. */
export const lastUnsavedDrawing = (kind: DeviceDrawing['drawing']['kind']): DeviceDrawing | undefined =>
  [...unsaved.values()].findLast(({ drawing }) => drawing.drawing.kind === kind)?.drawing

/** The revision that this window's changes of a drawing are based on; undefined if it isn't stored. */
export const baseRevision = (id: string) => revisions.get(id)

export function setBaseRevision(id: string, revision: number | undefined) {
  if (revision === undefined) revisions.delete(id)
  else revisions.set(id, revision)
  if (id === openId) showState()
}

/** Tells which drawing `$drawingSaveState` is about. */
export function followSaving(id: string) {
  openId = id
  showState()
}

/** Stores a drawing within half a second. What can't be stored is tried again with the next change. */
export function saveDrawingSoon(drawing: DeviceDrawing) {
  const base = revisions.get(drawing.id)
  if (base === undefined && !isSaving && isBlankDrawing(drawing)) {
    unsaved.delete(drawing.id)
    return showState()
  }
  changes += 1
  // The last changed one is the last of the map.
  unsaved.delete(drawing.id)
  unsaved.set(drawing.id, { drawing, base, change: `${page}.${changes}` })
  showState()
  // Not put off by further changes: they may go on for long.
  timer ??= setTimeout(saveDrawings, workingCopyLimits.saveDelay)
}

/** Stores all changes at once. What can't be stored stays in memory. Returns whether all is stored. */
export async function saveDrawings(): Promise<boolean> {
  clearTimeout(timer)
  timer = undefined
  const saved = saving.then(storeUnsaved)
  // An unforeseen error ends this save alone.
  saving = saved.catch(() => undefined)
  await saved
  return unsaved.size === 0
}

/** Forgets changes of a drawing that aren't stored, as it is deleted. Call it once no save is running. */
export function forgetUnsaved(id: string) {
  unsaved.delete(id)
  revisions.delete(id)
  showState()
}

/**
 * Stores changes whenever the page is hidden or left. When it is left, they are also written where that takes no time: the
 * browser may not finish storing them.
 */
export function saveWhenLeaving() {
  addEventListener('pagehide', () => {
    writeUnsavedDrawings([...unsaved.values()])
    void saveDrawings()
  })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && saveDrawings())
}

/** Stores what pages that were left have written. */
export async function saveFormerDrawings() {
  const former = takeUnsavedDrawings()
  if (former.length === 0) return
  for (const each of former) addFormer(each)
  await saveDrawings()
}

/** Where two pages have left different states of a drawing, the second one becomes a drawing of its own. */
function addFormer(former: UnsavedDrawing) {
  const { drawing, base, change } = former
  const other = unsaved.get(drawing.id)
  if (other?.change === change) return
  if (other) {
    const id = randomId()
    unsaved.set(id, { drawing: { ...drawing, id }, base: undefined, change })
    return
  }
  unsaved.set(drawing.id, former)
  setBaseRevision(drawing.id, base)
}

/** A problem is shown until a save succeeds. */
function showState(problem?: DrawingsProblem) {
  const present = $drawingSaveState.get()
  const former = present === 'drawings_full' || present === 'drawings_blocked' ? present : 'saving'
  const stored = revisions.has(openId) ? 'saved' : 'new'
  $drawingSaveState.set(problem ?? (unsaved.size > 0 ? former : stored))
}

async function storeUnsaved() {
  isSaving = true
  const problem = await storeAll().finally(() => {
    isSaving = false
  })
  if (!problem && unsaved.size === 0) writeUnsavedDrawings([])
  showState(problem)
}

/** Stores one drawing after the other, until there is a problem. */
async function storeAll(): Promise<DrawingsProblem | undefined> {
  for (const [id, each] of [...unsaved]) {
    const stored = await storeDrawing(each.drawing, revisions.get(id), each.change)
    if (!stored.ok) return stored.code
    if (stored.value !== undefined) settle(id, each, stored.value)
    else {
      const problem = await storeCopy(id, each)
      if (problem) return problem
    }
  }
  return undefined
}

/** Notes what was stored. A change made meanwhile is based on it, and is stored next. */
function settle(id: string, stored: UnsavedDrawing, revision: number) {
  revisions.set(id, revision)
  const present = unsaved.get(id)
  if (present === stored) unsaved.delete(id)
  else if (present) unsaved.set(id, { ...present, base: revision })
}

/** Stores this window's state of a drawing that another window has changed as a drawing of its own. */
async function storeCopy(
  of: string,
  { drawing, change }: UnsavedDrawing
): Promise<DrawingsProblem | undefined> {
  const id = randomId()
  const others = await listDrawings()
  const name = nextTitle(drawing.name, others.ok ? others.value.map(each => each.name) : [])
  const stored = await storeDrawing({ ...drawing, id, name }, undefined, change)
  if (!stored.ok) return stored.code
  const present = unsaved.get(of)
  unsaved.delete(of)
  revisions.delete(of)
  if (stored.value !== undefined) revisions.set(id, stored.value)
  // Changed again meanwhile: that belongs to the copy too.
  if (present && present.drawing !== drawing)
    saveDrawingSoon({
      ...present.drawing,
      id,
      name: present.drawing.name === drawing.name ? name : present.drawing.name
    })
  $drawingCopy.set({ of, id, name })
  return undefined
}
