import { expect, test } from 'vitest'
import { aCast, print } from '../print-helpers.ts'

const cast = aCast({ characters: ['chef', 'imp'] })
const link = 'https://belfry.example/scripts/4f7c/the-drowned-bell'
const printed = async (options: Parameters<typeof print>[1]) =>
  (await print(cast, { parts: ['sheet'], link, ...options })).text.replace(/\s+/g, '')

test('the address of a public script is printed unless the option or a players’ copy leaves it out', async () => {
  expect(await printed({})).toContain('belfry.example')
  expect(await printed({ qrCode: false })).not.toContain('belfry.example')
  expect(await printed({ playersCopy: true })).not.toContain('belfry.example')
})
