import type { ScriptSummary } from '#core/saved.ts'
import type { Script } from '#core/script.ts'
import { api } from './client.ts'
import { savedWork } from './saved-work.ts'

/** Requests about the signed-in user's saved scripts. */
export const savedScripts = savedWork<Script, ScriptSummary>(api.scripts)
