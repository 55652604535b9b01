import fc from 'fast-check'

// The same examples for every mutant, so that a run can be repeated, and no search for the smallest one that fails.
fc.configureGlobal({ seed: 1, endOnFailure: true })
