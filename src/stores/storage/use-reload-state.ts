import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { storeForReload, takeAfterReload } from './reload-state.ts'

/**
 * A state that survives a reload, as which dialog is open: `features/updates` restores the fields of a dialog only once
 * it is open again.
 *
 * @param key in session storage; of one mounted component alone
 */
export function useReloadState<T>(
  key: string,
  schema: z.ZodMiniType<T>,
  initial: T
): [T, Dispatch<SetStateAction<T>>] {
  const [state, setState] = useState(() => {
    const { data, success } = schema.safeParse(takeAfterReload(key))
    return success ? data : initial
  })
  useEffect(() => {
    const store = () => storeForReload(key, state)
    addEventListener('pagehide', store)
    return () => removeEventListener('pagehide', store)
  }, [key, state])
  return [state, setState]
}
