import type { AstroIntegration } from 'astro'

const original = 'if (!root.head && root.adoptedStyleSheets && win.CSSStyleSheet)'
const patched = 'if (root.adoptedStyleSheets && win.CSSStyleSheet)'

/**
 * Makes the code editor comply with the Content-Security-Policy. CodeMirror (style-mod) uses constructable stylesheets
 * only inside a shadow root and a style element elsewhere, which the policy blocks. The patch uses constructable
 * stylesheets in documents too.
 */
export function codeMirrorStyles(): AstroIntegration {
  return {
    name: 'belfry:code-styles',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [adoptSheets] } })
      }
    }
  }
}

const adoptSheets = {
  name: 'belfry:adopt-sheets',
  apply: 'build' as const,
  transform(code: string, id: string) {
    if (!id.endsWith('/style-mod/src/style-mod.js')) return null
    if (!code.includes(original))
      throw new Error('style-mod has changed: see tools/build/code-mirror-styles.ts')
    return { code: code.replace(original, patched), map: null }
  }
}
