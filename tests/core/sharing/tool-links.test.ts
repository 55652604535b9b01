import { deflateRawSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { buildCast } from '#core/cast/cast.ts'
import { limits } from '#core/limits.ts'
import type { Script } from '#core/script/script.ts'
import { writeScriptFile } from '#core/script/script-file.ts'
import { type LinkedTool, linkedTools, type ScriptForTools, toolLinks } from '#core/sharing/tool-links.ts'
import { writeTownSquareFile } from '#core/sharing/town-square-file.ts'
import { languageTags } from '#routes'
import { aScript, catalogue, custom, official, texts, unknown } from '../script-builders.ts'
import { pocketGrimoireLanguages, readPocketGrimoire, readTownSquare, toolReaders } from './tool-readers.ts'

const bells = aScript({
  title: '100 % Müde & “Mörder” #1 + 殺人',
  author: 'Ann',
  characters: [
    'chef',
    official('imp', { ability: 'Each night*, choose 50% of them.' }),
    custom('ringer', { name: 'Bell-Ringer', ability: 'Ring? %20 + 100%' })
  ]
})

function linksOf(script: Script, rest: Partial<ScriptForTools> = {}) {
  const json = JSON.stringify(writeScriptFile(script, catalogue, texts()))
  const links = toolLinks({
    script,
    cast: buildCast(script, catalogue, texts()),
    json,
    gzip: gzipSync(json).toString('base64'),
    deflate: deflateRawSync(json).toString('base64url'),
    publicFile: undefined,
    language: 'en-GB',
    ...rest
  })
  const linkTo = (tool: LinkedTool) => {
    const link = links.find(each => each.tool === tool)
    if (!link) throw new Error(`There is no link to ${tool}`)
    return link
  }
  return { json, links, linkTo }
}

const wholeTools = linkedTools.filter(tool => tool !== 'pocketGrimoire')
const isOfficial = (id: string) => catalogue.characters.has(id)

/** Texts that hardly compress. */
const noise = (length: number) =>
  Array.from({ length }, (_, index) => String.fromCharCode(0x4e00 + ((index * 7919) % 20_000))).join('')
const long = { ...bells, characters: [custom('long', { ability: noise(4000) })] }

test('the publisher’s tool comes first', () => {
  expect(linksOf(bells).links.map(({ tool }) => tool)).toEqual(linkedTools)
  expect(linkedTools[0]).toBe('publisher')
})

describe.each(wholeTools)('%s', tool => {
  test('reads the whole script, with any sign in its texts', async () => {
    const { json, linkTo } = linksOf(bells)
    expect(await toolReaders[tool](linkTo(tool).address ?? '')).toBe(json)
  })

  test('has nothing to leave out', () => {
    expect(linksOf(bells).linkTo(tool)).toMatchObject({ isOfficialOnly: false, leftOut: [], unchanged: [] })
  })

  test('gets no link that a server would refuse', () => {
    const { address } = linksOf(long).linkTo(tool)
    if (tool === 'scriptTool') expect(address?.split('#')[0]?.length).toBeLessThan(limits.shareLink)
    else expect(address).toBeUndefined()
  })
})

describe('a script that is too long for a link', () => {
  const publicFile = 'https://belfry.example/api/public/scripts/0123/100-%25.json'
  const far = { ...long, characters: [custom('long', { ability: noise(60_000) })] }

  test.each(['scriptMaker', 'scriptTool'] as const)('is read by %s from its public file', async tool => {
    expect(linksOf(far).linkTo(tool).address).toBeUndefined()
    const { address = '' } = linksOf(far, { publicFile }).linkTo(tool)
    expect(await toolReaders[tool](address)).toBe(publicFile)
  })

  test('has no other way', () => {
    const { linkTo } = linksOf(far, { publicFile })
    expect(linkTo('publisher').address).toBeUndefined()
    expect(linkTo('viewer').address).toBeUndefined()
  })
})

describe('Pocket Grimoire', () => {
  test('gets only official characters, and the rest is named', () => {
    const script = { ...bells, characters: [...bells.characters, unknown('stranger')] }
    const link = linksOf(script).linkTo('pocketGrimoire')
    expect(readPocketGrimoire(link.address ?? '', isOfficial)).toEqual({
      language: 'en_GB',
      name: bells.title,
      characters: ['chef', 'imp']
    })
    expect(link).toMatchObject({
      isOfficialOnly: true,
      leftOut: ['Bell-Ringer', 'stranger'],
      unchanged: ['Imp']
    })
  })

  test('opens in each language of the page', () => {
    const languages = Object.values(languageTags).map(language => {
      const { address = '' } = linksOf(bells, { language }).linkTo('pocketGrimoire')
      return readPocketGrimoire(address, isOfficial).language
    })
    expect(languages).toEqual(pocketGrimoireLanguages)
  })

  test('takes every official character at once', () => {
    const all = aScript({ characters: [...catalogue.characters.keys()] })
    const { address = '' } = linksOf(all).linkTo('pocketGrimoire')
    expect(readPocketGrimoire(address, isOfficial).characters).toHaveLength(catalogue.characters.size)
  })

  test('isn’t offered a script without official characters', () => {
    const { address } = linksOf(aScript({ characters: [custom('ringer')] })).linkTo('pocketGrimoire')
    expect(address).toBeUndefined()
  })
})

describe('Town Square', () => {
  const chef = { id: 'chef', name: 'Chef', team: 'townsfolk', ability: 'Their own text.' }
  const rider = custom('bell_rider', {
    name: 'Rider',
    team: 'traveller',
    image: ['https://a.example/1.png', 'https://a.example/2.png'],
    otherNight: 4.5
  })
  const read = (script: Script) => {
    const cast = buildCast(
      script,
      catalogue,
      texts({ characters: { imp: { name: 'Imp', ability: 'Kill.' } } })
    )
    return readTownSquare(JSON.stringify(writeTownSquareFile(cast)), new Map([['chef', chef]]))
  }

  test('gets every character: those that it has in its own words, the others whole', () => {
    const { meta, roles } = read(
      aScript({ title: 'Bells', author: 'Ann', characters: ['chef', 'imp', rider] })
    )
    expect(meta).toEqual({ id: '_meta', name: 'Bells', author: 'Ann' })
    expect(roles).toMatchObject([
      chef,
      { id: 'imp', name: 'Imp', team: 'demon', ability: 'Kill.' },
      { id: 'bellrider', team: 'traveler', image: 'https://a.example/1.png', otherNight: 4.5 }
    ])
  })

  test('gets no image that only this device has', () => {
    const device = 'https://belfry.example/images/device/0123456789abcdef0123456789abcdef.png'
    const { roles } = read(aScript({ characters: [custom('ringer', { image: [device] })] }))
    expect(roles[0]).not.toHaveProperty('image')
  })
})
