import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { openApi } from '../../src/api-reference/open-api.ts'
test('dump', () => writeFileSync(process.env.DUMP ?? '', JSON.stringify(openApi, null, 1)))
