import type { AstroIntegration } from 'astro'

const asShipped = 'if (!root.head && root.adoptedStyleSheets && win.CSSStyleSheet)'
const wanted = 'if (root.adoptedStyleSheets && win.CSSStyleSheet)'

/**
 * The code editor writes its styles into a style element, which our policy refuses, unless it lives in a shadow root,
 * where it uses sheets that scripts make. Documents have those too: it may use them there as well.
 */
export function codeStyles(): AstroIntegration {
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
    if (!code.includes(asShipped)) throw new Error('style-mod has changed: see tools/code-styles.ts')
    return { code: code.replace(asShipped, wanted), map: null }
  }
}
