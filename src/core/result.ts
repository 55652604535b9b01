/** What an action that may be refused hands back. Refusals are values; bugs throw. */
export type Result<Value, Code extends string> = { ok: true; value: Value } | { ok: false; code: Code }

export const ok = <Value>(value: Value) => ({ ok: true, value }) as const
export const refuse = <Code extends string>(code: Code) => ({ ok: false, code }) as const
