import { atom, type WritableAtom } from 'nanostores'
import type * as z from 'zod/mini'

/** A value of this tab that survives reloads; undefined until it is set, and when what is stored can't be read. */
export function sessionAtom<Value>(
  key: string,
  schema: z.ZodMiniType<Value>
): WritableAtom<Value | undefined> {
  const $value = atom(read(key, schema))
  $value.listen(value => {
    try {
      if (value === undefined) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, JSON.stringify(value))
    } catch {
      // Storage is full or blocked: the value is lost at a reload.
    }
  })
  return $value
}

function read<Value>(key: string, schema: z.ZodMiniType<Value>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data
  } catch {
    return undefined
  }
}
