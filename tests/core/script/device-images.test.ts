import { describe, expect, test } from 'vitest'
import { isDeviceImage } from '#core/device-image.ts'
import { deviceImagesOf, replaceImages } from '#core/script/device-images.ts'
import { writeFileForOthers } from '#core/script/file-for-others.ts'
import { writeScriptFile } from '#core/script/script-file.ts'
import { deviceImagePath } from '#routes/service-worker-paths.ts'
import { aScript, catalogue, custom, official } from '../script-builders.ts'

const address = (digit: string, origin = 'https://belfry.example') =>
  origin + deviceImagePath(digit.repeat(32))
const [one, two, three] = [address('1'), address('2'), address('3')]
const web = 'https://example.com/a.png'

const script = aScript({
  logo: three,
  background: web,
  characters: [
    custom('bell', { image: [one, web, two] }),
    custom('fog', { image: [two] }),
    official('imp', { image: [one] }),
    official('baron', { name: 'Count' }),
    { kind: 'unknown', id: 'who' },
    'chef'
  ]
})

describe('an image of the device', () => {
  test.each([one, address('a', 'http://localhost:8787')])('is recognised by its path: %s', each =>
    expect(isDeviceImage(each)).toBe(true)
  )

  test.each([
    web,
    '',
    'https://belfry.example/images/u/0123456789abcdef01234567',
    'https://belfry.example/images/device/../u/1.png',
    `${one}?a`,
    `https://a.example/?${one}`,
    deviceImagePath('1'.repeat(32))
  ])('is nothing else: %s', each => expect(isDeviceImage(each)).toBe(false))

  test('is found in characters, their changes, and the script itself, once', () => {
    expect(deviceImagesOf(script)).toEqual([one, two, three])
    expect(deviceImagesOf(aScript({ logo: web, characters: ['imp'] }))).toEqual([])
  })
})

describe('replacing images', () => {
  test('changes every address', () => {
    const moved = replaceImages(script, each => (isDeviceImage(each) ? `${each}?moved` : each))
    expect(moved).toMatchObject({
      logo: `${three}?moved`,
      background: web,
      characters: [
        { id: 'bell', image: [`${one}?moved`, web, `${two}?moved`] },
        { id: 'fog', image: [`${two}?moved`] },
        { id: 'imp', changes: { image: [`${one}?moved`] } },
        { id: 'baron', changes: { name: 'Count' } },
        { id: 'who' },
        { id: 'chef' }
      ]
    })
  })

  test('returns the same script if nothing changes', () => {
    expect(replaceImages(script, each => each)).toBe(script)
  })

  test('leaves an emptied list as it is, and no list where all are left out', () => {
    const emptied = aScript({
      characters: [official('imp', { image: [] }), official('chef', { image: [one] })]
    })
    const { characters } = replaceImages(emptied, () => undefined)
    expect(characters).toEqual([official('imp', { image: [] }), official('chef', {})])
  })
})

describe('a file for others', () => {
  test('has none of the device’s images, and all else', () => {
    const file = writeFileForOthers(script, catalogue)
    expect(JSON.stringify(file)).not.toContain('/images/device/')
    expect(file[0]).toMatchObject({ id: '_meta', background: web })
    expect(file[0]).not.toHaveProperty('logo')
    expect(file[1]).toMatchObject({ id: 'bell', image: [web] })
    expect(file[2]).not.toHaveProperty('image')
    expect(file).toHaveLength(7)
  })

  test('is that of a script without such images', () => {
    const plain = aScript({ logo: web, characters: ['imp', custom('bell', { image: [web] })] })
    expect(writeFileForOthers(plain, catalogue)).toEqual(writeScriptFile(plain, catalogue))
  })
})
