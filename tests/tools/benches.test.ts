import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

test('the parts of the bench load in plain Node, which knows no messages', () => {
  const parts = globSync('tools/benches/*.ts').filter(file => !file.includes('worker'))
  expect(parts.length).toBeGreaterThan(10)
  const urls = parts.map(file => pathToFileURL(resolve(file)).href)
  const script = `await Promise.all(${JSON.stringify(urls)}.map(url => import(url)))`
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'pipe' })
})
