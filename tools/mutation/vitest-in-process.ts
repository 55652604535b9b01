export { expect, expectTypeOf, vi } from 'vitest'
export { afterAll, afterEach, beforeEach, describe, test as it, test } from './test-registry.ts'
