import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const options = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ESNext,
  verbatimModuleSyntax: true
}

/**
 * Module hooks that let plain Node run the print code: they compile JSX, which Node does not strip as it does types, and
 * define `import.meta.env` for the message runtime, which otherwise a bundler provides.
 */
registerHooks({
  load(address, context, next) {
    if (address.endsWith('.tsx')) {
      const source = ts.transpileModule(textAt(address), { compilerOptions: options }).outputText
      return { format: 'module', source, shortCircuit: true }
    }
    if (address.endsWith('/i18n/generated/runtime.js')) {
      const source = `import.meta.env = { SSR: true };${textAt(address)}`
      return { format: 'module', source, shortCircuit: true }
    }
    return next(address, context)
  }
})

const textAt = (address: string) => readFileSync(fileURLToPath(address), 'utf8')
