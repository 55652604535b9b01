/** Result of an action that can be refused. Refusals are values; bugs throw. */
export type Result<Value, Code extends string> = { ok: true; value: Value } | { ok: false; code: Code }

export const ok = <Value>(value: Value) => ({ ok: true, value }) as const
export const refuse = <Code extends string>(code: Code) => ({ ok: false, code }) as const
