import { globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import {
  openIconAddress,
  openIconNamesAddress,
  openIconPathData,
  openIconWordsAddress
} from '#graphics/open-icons.ts'
import { locales } from '#routes'
import { openIconFolder } from '#routes/image-editor-paths.ts'
import { openIconNames } from '../../tools/catalogue/open-icons.ts'
import { openPage } from './browser.ts'
import { onNetwork, startNetwork } from './network.ts'
import { hasStored } from './stored-builder.ts'

const site = 'dist/client'

test('the build has a small file for each icon, and one list of their names', () => {
  const built = globSync(`${site}${openIconFolder}/*/*.svg`)
  expect(built.length).toBe(4134)
  const list = readFileSync(site + openIconNamesAddress)
  expect(JSON.parse(list.toString())).toEqual(openIconNames())
  expect(gzipSync(list).length).toBeLessThan(22_000)
  for (const file of built) {
    const svg = readFileSync(file, 'utf8')
    expect(openIconPathData(svg), file).toMatch(/^[\d\seE.,+\-MmLlHhVvCcSsQqTtAaZz]+$/)
  }
})

test.each(['tags', ...locales] as const)('the build has the words of %s', file => {
  const words = readFileSync(site + openIconWordsAddress(file))
  expect(JSON.parse(words.toString())).toHaveProperty(file === 'tags' ? 'death' : 'skull')
  expect(gzipSync(words).length).toBeLessThan(17_000)
})

test('no icon of the set is part of the offline download', () => {
  const worker = readFileSync(`${site}/sw.js`, 'utf8')
  const [, , version = ''] = openIconNamesAddress.split('/')
  expect(version).toMatch(/^[0-9a-f]{10}$/)
  expect(worker).not.toContain(version)
})

test('an icon never changes at its address', async () => {
  const { headers, status } = await fetch(inject('origin') + openIconAddress('raven'))
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toContain('immutable')
  expect(headers.get('content-type')).toContain('image/svg+xml')
})

test('icons that were seen, and the list of names, are there without a network; others aren’t', async () => {
  const network = await startNetwork()
  const page = await openPage('/builder', onNetwork(network), /ERR_|Failed to (?:fetch|load)/)
  await hasStored(page, 'builder')
  const load = (path: string) =>
    page.evaluate(
      address =>
        fetch(address).then(
          ({ status }) => status,
          () => 'failed'
        ),
      path
    )
  expect(await load(openIconAddress('raven'))).toBe(200)
  expect(await load(openIconNamesAddress)).toBe(200)
  network.isRefused = () => true
  expect(await load(openIconAddress('raven'))).toBe(200)
  expect(await load(openIconNamesAddress)).toBe(200)
  expect(await load(openIconAddress('coffin'))).toBe('failed')
})
