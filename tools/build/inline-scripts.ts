import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Removes indentation and comments from the scripts that are written in pages: Astro leaves those as they are in its sources. */
export function inlineScripts(): AstroIntegration {
  return {
    name: 'belfry:inline-scripts',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir)
        for (const page of globSync('**/*.html', { cwd: folder }).map(name => folder + name))
          writeFileSync(page, withShortScripts(readFileSync(page, 'utf8')))
      }
    }
  }
}

/** Only scripts that begin on a line of their own are from our sources. */
const withShortScripts = (html: string) => html.replace(/(?<=<script>)\s*\n.*?(?=<\/script>)/gs, shorten)

function shorten(script: string): string {
  if (script.includes('`'))
    throw new Error('A script in a page has a template, whose lines must stay as they are')
  return script
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('//'))
    .join('\n')
}
