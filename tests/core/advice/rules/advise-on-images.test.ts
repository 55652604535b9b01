import { describe, expect, test } from 'vitest'
import { findImageFault, fixImageAddress } from '#core/advice/image-address.ts'
import { aScript, custom, official } from '../../script-builders.ts'
import { codesOf, fixed, soundScript, suggestionOf } from '../advise.ts'

describe('an image address', () => {
  test.each([
    'https://example.com/owl.png',
    'https://i.imgur.com/abc123.png',
    'https://raw.githubusercontent.com/ann/birds/main/owl.png',
    'https://www.dropbox.com/s/abc/owl.png?raw=1',
    'https://example.com/owl.png?expires=never',
    'https://10.example.com/owl.png',
    'https://example.com:8443/owl.png',
    'https://example.com',
    ' https://example.com/owl.png ',
    'https://example.com/a?u=http://example.com/b',
    'https://www.dropbox.com/s/abc/owl.png?rlkey=k1&dl=1',
    '/images/u/owl',
    ''
  ])('is good: %s', address => {
    expect(findImageFault(address)).toBeUndefined()
    expect(fixImageAddress(address)).toBe(address)
  })

  test.each([
    'data:image/png;base64,AAAA',
    'blob:https://example.com/1-2',
    'file:///C:/owl.png',
    'C:\\owl.png',
    'owl.png',
    'http://localhost:8080/owl.png',
    'https://192.168.0.7/owl.png',
    'https://10.0.0.2/owl.png',
    'https://172.20.1.1/owl.png',
    'http://localhost:8080',
    'https://',
    'ftp://example.com/owl.png',
    '//example.com/owl.png'
  ])('is local: %s', address => {
    expect(findImageFault(address)).toBe('local')
  })

  test.each([
    'https://drive.google.com/file/d/1AbC/view?usp=sharing',
    'https://imgur.com/a/abc123',
    'https://photos.app.goo.gl/abc',
    'https://ibb.co/abc123'
  ])('is a page, not an image: %s', address => {
    expect(findImageFault(address)).toBe('page')
    expect(fixImageAddress(address)).toBe(address)
  })

  test.each([
    ['https://www.dropbox.com/s/abc/owl.png?dl=0', 'https://www.dropbox.com/s/abc/owl.png?raw=1'],
    [
      'https://www.dropbox.com/scl/fi/abc/owl.png?rlkey=k1&dl=0',
      'https://www.dropbox.com/scl/fi/abc/owl.png?rlkey=k1&raw=1'
    ],
    [
      'https://github.com/ann/birds/blob/main/owl.png',
      'https://raw.githubusercontent.com/ann/birds/main/owl.png'
    ],
    ['https://www.dropbox.com/s/abc/owl.png', 'https://www.dropbox.com/s/abc/owl.png?raw=1'],
    ['https://www.dropbox.com/s/abc/owl.png?x_dl=0', 'https://www.dropbox.com/s/abc/owl.png?x_dl=0&raw=1'],
    ['https://imgur.com/abc123', 'https://i.imgur.com/abc123.png']
  ])('is a page with a known image address: %s', (address, image) => {
    expect(findImageFault(address)).toBe('page')
    expect(fixImageAddress(address)).toBe(image)
    expect(findImageFault(image)).toBeUndefined()
  })

  test.each([
    'https://cdn.discordapp.com/attachments/1/2/owl.png?ex=65a&is=65b&hm=c',
    'https://media.discordapp.net/attachments/1/2/owl.png',
    'https://scontent-fra3-1.xx.fbcdn.net/v/owl.jpg',
    'https://files.example.com/owl.png?X-Amz-Expires=3600&X-Amz-Signature=abc',
    'https://birds.blob.core.windows.net/owl.png?se=2026-01-01&sig=abc'
  ])('expires: %s', address => {
    expect(findImageFault(address)).toBe('shortLived')
  })

  test('isn’t encrypted', () => {
    expect(findImageFault('http://example.com/owl.png')).toBe('insecure')
    expect(fixImageAddress('HTTP://example.com/owl.png')).toBe('https://example.com/owl.png')
    expect(fixImageAddress('http://example.com/a?u=http://b.example')).toBe(
      'https://example.com/a?u=http://b.example'
    )
  })
})

describe('images of a script', () => {
  test('are reported by fault, for characters and metadata', () => {
    const script = aScript({
      logo: 'http://example.com/logo.png',
      background: 'https://example.com/back.png',
      characters: [
        'bootlegger',
        custom('owl', { image: ['https://example.com/owl.png', 'blob:owl'] }),
        official('imp', { image: ['http://example.com/imp.png'] })
      ]
    })
    expect(suggestionOf(script, 'image_local')).toEqual({
      code: 'image_local',
      severity: 'mistake',
      characters: ['owl']
    })
    expect(suggestionOf(script, 'image_insecure')).toMatchObject({ characters: ['imp'], images: ['logo'] })
  })

  test('with this fault get fixed addresses, and no others do', () => {
    const script = soundScript({
      logo: 'http://example.com/logo.png',
      with: ['bootlegger', custom('owl', { image: ['http://example.com/owl.png', 'blob:owl'] })],
      background: 'https://github.com/ann/birds/blob/main/back.png'
    })
    const after = fixed(script, 'image_insecure')
    expect(after.logo).toBe('https://example.com/logo.png')
    expect(after.background).toBe(script.background)
    expect(after.characters.at(-1)).toMatchObject({ image: ['https://example.com/owl.png', 'blob:owl'] })
    expect(codesOf(after)).toEqual(['image_local', 'image_page'])
    expect(codesOf(fixed(after, 'image_page'))).toEqual(['image_local'])
  })

  test('get a fix when one address of several has one, and none for addresses without the fault', () => {
    const page = 'https://drive.google.com/file/d/1/view'
    const several = custom('owl', { image: [page, 'https://imgur.com/abc123'] })
    const script = (owl: typeof several) => aScript({ characters: ['bootlegger', owl] })
    expect(suggestionOf(script(several), 'image_page')?.fix).toEqual({ kind: 'mendImages', fault: 'page' })
    const other = custom('owl', { image: [page, 'http://example.com/a.png'] })
    expect(suggestionOf(script(other), 'image_page')?.fix).toBeUndefined()
  })

  test('that only this device has are told apart from others that nobody else can see', () => {
    const address = 'https://belfry.example/images/device/0123456789abcdef0123456789abcdef.png'
    const script = aScript({ logo: 'blob:a', characters: [custom('owl', { image: [address] })] })
    expect(suggestionOf(script, 'image_device')).toEqual({
      code: 'image_device',
      severity: 'advice',
      characters: ['owl']
    })
    expect(suggestionOf(script, 'image_local')).toMatchObject({ images: ['logo'] })
    expect(fixImageAddress(address)).toBe(address)
  })

  test('of the script alone name no characters', () => {
    expect(suggestionOf(aScript({ logo: 'blob:a' }), 'image_local')).toStrictEqual({
      code: 'image_local',
      severity: 'mistake',
      images: ['logo']
    })
  })

  test('get no fix when none is known', () => {
    const owl = custom('owl', { image: ['https://drive.google.com/file/d/1/view'] })
    expect(suggestionOf(aScript({ characters: ['bootlegger', owl] }), 'image_page')?.fix).toBeUndefined()
  })
})
