import { compileCatalogue } from './catalogue.ts'
import { compileMessages } from './messages.ts'

/**
 * Writes the generated sources, unless they are there already: the messages and the catalogue. A command that imports
 * one of them runs this first (`tools/bootstrap.cjs --sources`).
 */
await compileMessages()
compileCatalogue()
// The compiler of messages leaves timers behind that would hold the process for half a minute.
process.exit(0)
