import type { AstroIntegration } from 'astro'

/**
 * Leaves the comments of sources out of the Worker, which isn't minified: those of messages are written for every message, whether
 * the Worker has it or not. Licences stay.
 */
export const workerComments = (): AstroIntegration => ({
  name: 'belfry:worker-comments',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [withoutComments] } })
    }
  }
})

const withoutComments = {
  name: 'belfry:worker-comments',
  configEnvironment: (name: string) =>
    name === 'client'
      ? null
      : { build: { rolldownOptions: { output: { comments: { jsdoc: false, legal: true } } } } }
}
