import { execFileSync } from 'node:child_process'
import type { AstroIntegration } from 'astro'

/** Tells the page about Belfry which commit it was built from, as `import.meta.env.COMMIT`; empty while developing and outside of Git. */
export function buildCommit(): AstroIntegration {
  return {
    name: 'belfry:build-commit',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const commit = command === 'build' ? currentCommit() : ''
        updateConfig({ vite: { define: { 'import.meta.env.COMMIT': JSON.stringify(commit) } } })
      }
    }
  }
}

/** Not a time, or building the same sources twice would offer users an update that changes nothing. */
function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}
