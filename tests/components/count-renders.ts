/** The parts of React's fibers that its DevTools read too. */
interface Fiber {
  tag: number
  flags: number
  type: {
    displayName?: string
    name?: string
    type?: { name?: string }
    render?: { displayName?: string }
  } | null
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

interface DevToolsHook {
  supportsFiber: true
  inject: () => number
  onCommitFiberRoot: (renderer: number, root: { current: Fiber }) => void
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: DevToolsHook | undefined
}

const ignoreCommit: DevToolsHook['onCommitFiberRoot'] = () => {}

/** React tells this hook of every rendering, if it is there before React: the setup of the tests imports this file. */
const hook: DevToolsHook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot: ignoreCommit }
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = Object.assign(
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ?? {},
  hook
)

/** Function, class, `forwardRef` and `memo` components. */
const componentTags: ReadonlySet<number> = new Set([0, 1, 11, 14, 15])
const performedWork = 1

/**
 * How often each component renders for a change of a store, by its name: what happens before the next paint. What is
 * deferred comes later.
 */
export async function countRenders(change: () => void): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const installed = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ?? hook
  installed.onCommitFiberRoot = (_, root) => {
    countIn(root.current, root.current.alternate, counts)
  }
  change()
  // React renders in a microtask that the change has queued.
  await Promise.resolve()
  installed.onCommitFiberRoot = ignoreCommit
  return counts
}

function countIn(fiber: Fiber, before: Fiber | null, counts: Record<string, number>) {
  if (componentTags.has(fiber.tag) && (!before || fiber.flags & performedWork)) {
    const name = nameOf(fiber)
    counts[name] = (counts[name] ?? 0) + 1
  }
  // Below a component that didn't render, React leaves the same children.
  if (before?.child === fiber.child) return
  for (let child = fiber.child; child; child = child.sibling) countIn(child, child.alternate, counts)
}

const nameOf = ({ type }: Fiber) =>
  type?.displayName ?? type?.name ?? type?.render?.displayName ?? type?.type?.name ?? '?'
