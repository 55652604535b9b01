import { describe, expect, test } from 'vitest'
import { buildDisplayList } from '#drawing/build-display-list.ts'
import { imageLayers, writeSvgFile } from '#drawing/svg-file.ts'
import { expectGrowth, growing } from '../growth.ts'
import { drawingOf, fullIcon, image, layerOf, noText, ring, star } from './sample-drawings.ts'

const size = { width: 539, height: 539, title: 'Imp' }
const svgOf = (drawing: ReturnType<typeof drawingOf>, title = 'Imp') =>
  writeSvgFile(buildDisplayList(drawing, 'good', noText), { ...size, title })

test('a file has its size, view box and title', () => {
  expect(svgOf(drawingOf([layerOf('a', ring)]))).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*width="539" height="539" viewBox="0 0 539 539"><title>Imp<\/title>/
  )
})

test('a title can’t be markup, and has no letters that XML forbids', () => {
  const title = '</title><script>alert("1")</script>&\u0000\uFFFF\uD800😈'
  expect(svgOf(drawingOf([]), title)).toContain(
    '<title>&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;😈</title>'
  )
})

test('nothing else of the user is in it: no names, no ids of layers', () => {
  const svg = svgOf(drawingOf([layerOf('my-layer', star, { name: 'My secret', texture: 1 })]))
  expect(svg).not.toMatch(/secret|my-layer|href="http|data:/)
})

test('every reference has its target, once', () => {
  const svg = svgOf(fullIcon)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const references = [...svg.matchAll(/(?:url\(#|xlink:href="#)([^)"]+)/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(references)).toEqual(new Set(ids))
})

test('attributes are written as SVG has them', () => {
  const svg = svgOf(fullIcon)
  const names = new Set([...svg.matchAll(/ ([\w:-]+)="/g)].map(([, name = '']) => name))
  const camelCase = [...names].filter(name => /[A-Z]/.test(name))
  expect(camelCase.toSorted()).toEqual([
    'filterUnits',
    'gradientTransform',
    'gradientUnits',
    'maskUnits',
    'stdDeviation',
    'viewBox'
  ])
  expect(svg).toContain('color-interpolation-filters="sRGB"')
})

test('the paths of grain and outlines are written once', () => {
  const svg = svgOf(fullIcon)
  const paths = [...svg.matchAll(/ d="([^"]{101,})"/g)].map(([, d]) => d)
  expect(new Set(paths).size).toBe(paths.length)
  expect(svg.length).toBeLessThan(450_000)
})

describe('images', () => {
  const drawing = drawingOf([
    layerOf('a', star),
    layerOf('photo', image, { name: 'Photo' }),
    layerOf('hidden', image, { isHidden: true }),
    layerOf('other', image)
  ])
  const { good } = drawing.variants
  const changed = { ...drawing, variants: { ...drawing.variants, good: { ...good, hidden: ['other'] } } }

  test('are named, unless the variant doesn’t show them', () => {
    expect(imageLayers(changed, 'good').map(({ id }) => id)).toEqual(['photo'])
    expect(imageLayers(changed, 'evil').map(({ id }) => id)).toEqual(['photo', 'other'])
  })

  test('are never left out silently', () => {
    expect(() => svgOf(changed)).toThrow('no images')
  })
})

test('time grows with the number of layers, also of cut-outs within each other', () => {
  const listOf = (count: number) =>
    buildDisplayList(
      drawingOf(
        Array.from({ length: count }, (_, index) =>
          layerOf(`l${index}`, star, { texture: 0.1, isCutOut: index % 2 === 0, fill: { kind: 'team' } })
        )
      ),
      'good',
      noText
    )
  expectGrowth(growing(60, listOf), nodes => writeSvgFile(nodes, size))
})
