import { expect, test } from 'vitest'
import { formatLoad, reportLoad } from '../../../tools/load/load-report.ts'

const timed = Array.from({ length: 100 }, (_, index) => ({
  kind: index % 2 === 0 ? 'page' : 'save',
  milliseconds: index + 1,
  error: index === 99 ? 'save: status 500' : undefined
}))
const conditions = {
  clients: 4,
  seconds: 10,
  before: { cpu: 0, memory: 100 },
  after: { cpu: 500, memory: 120 }
}

test('a report has requests, errors and times by kind', () => {
  const report = reportLoad(timed, conditions)
  expect(report).toMatchObject({
    requestsPerSecond: 10,
    cpuPerRequest: 5,
    memory: { before: 100, after: 120 },
    errors: { 'save: status 500': 1 },
    figures: {
      all: { requests: 100, errors: 1, p50: 50, p99: 99 },
      page: { requests: 50, errors: 0, p50: 49, p99: 99 },
      save: { requests: 50, errors: 1, p50: 50, p99: 100 }
    }
  })
})

test('its table names each kind and each error', () => {
  const text = formatLoad(reportLoad(timed, conditions))
  expect(text).toContain('4 clients, 10 s, 10 requests/s, 5.0 ms CPU each')
  expect(text).toMatch(/^all +100 +1 +50 ms +99 ms$/m)
  expect(text).toContain('✗ save: status 500 (1)')
})
