import type { ScriptSummary } from '#core/saved.ts'
import type { Script } from '#core/script.ts'
import { api } from './client.ts'
import { savedWork } from './saved-work.ts'

/** The scripts that whoever is signed in has saved. */
export const savedScripts = savedWork<Script, ScriptSummary>(api.scripts)
