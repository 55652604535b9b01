import type { ScrollAnchor } from './scroll-anchor.ts'

/** Key of the scroll positions in `sessionStorage`: each tab has its own, which a reload keeps. */
const storageKey = 'belfry:scroll'

export interface Position {
  top: number
  /** Rows outside of the window have an estimated height, so a number of pixels can mean another row later. */
  anchor?: ScrollAnchor
}

/** Stores the positions by visit. */
export function store(positions: readonly (readonly [string, Position])[]) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions))
  } catch {
    // Storage is blocked or full: a reload starts at the top.
  }
}

/** The stored positions by visit; none if they can't be read. */
export function readStored(): [string, Position][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) && stored.every(isEntry) ? stored : []
  } catch {
    return []
  }
}

// By hand: the builder's first visit does without zod.
const isEntry = (entry: unknown): entry is [string, Position] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && isPosition(entry[1])

const isPosition = (position: unknown): position is Position =>
  isObject(position) &&
  typeof position.top === 'number' &&
  (position.anchor === undefined || isAnchor(position.anchor))

const isAnchor = (anchor: unknown): boolean =>
  isObject(anchor) &&
  typeof anchor.offset === 'number' &&
  Array.isArray(anchor.path) &&
  anchor.path.every(index => typeof index === 'number')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
