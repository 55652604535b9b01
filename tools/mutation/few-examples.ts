import original, { type IRawProperty, type Parameters } from 'fast-check'

export * from 'fast-check'

const mostExamples = 50

/** Checks a property with few examples: the same for every mutant, and without a search for the smallest that fails. */
const assert = (property: IRawProperty<unknown>, parameters?: Parameters<unknown>) =>
  original.assert(property, {
    ...parameters,
    seed: 1,
    endOnFailure: true,
    numRuns: Math.min(parameters?.numRuns ?? mostExamples, mostExamples)
  })

const fewExamples = { ...original, assert }

// biome-ignore lint/style/noDefaultExport: tests import it in place of fast-check, by its default
export default fewExamples
