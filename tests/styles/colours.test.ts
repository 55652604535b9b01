import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const tokens = readFileSync('src/styles/tokens.css', 'utf8')
const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

/** The colour of a design token in a scheme; resolves references to other tokens. */
function colour(name: string, scheme: Scheme): string {
  const value = tokens.match(new RegExp(`--${name}: ([^;]+);`))?.[1] ?? ''
  const other = value.match(/^var\(--([\w-]+)\)$/)?.[1]
  if (other) return colour(other, scheme)
  const pair = value.match(/^light-dark\((#\w{6}), (#\w{6})\)$/)
  const found = pair ? pair[scheme === 'light' ? 1 : 2] : value.match(/^#\w{6}$/)?.[0]
  if (!found) throw new Error(`--${name} is not a colour: ${value}`)
  return found
}

function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2.2 contrast of two tokens. */
function contrast(front: string, back: string, scheme: Scheme) {
  const [light = 0, dark = 0] = [front, back]
    .map(name => luminance(colour(name, scheme)))
    .sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const backgrounds = ['page', 'surface', 'raised', 'sunken']
const textColours = ['ink', 'ink-2', 'ink-3', 'link', 'secondary', 'error', 'success']
const teams = ['good', 'evil', 'traveller', 'fabled', 'loric']
const textOnTints: [string, string][] = [
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['link', 'primary-tint'],
  ['ink', 'primary-tint'],
  ['ink-2', 'primary-tint'],
  ['ink', 'secondary-tint'],
  ['ink', 'error-tint'],
  ['error', 'error-tint'],
  ['good-text', 'primary-tint'],
  ['evil-text', 'evil-tint'],
  ['traveller-text', 'traveller-tint'],
  ['fabled-text', 'fabled-tint'],
  ['loric-text', 'loric-tint'],
  ['ink', 'hover'],
  ['ink-2', 'hover'],
  ['reminder-text', 'page']
]

describe.each(schemes)('colours in the %s scheme', scheme => {
  test.each(textColours.concat(teams.map(team => `${team}-text`)))(
    '%s is readable on every background',
    name => {
      for (const ground of backgrounds)
        expect.soft(contrast(name, ground, scheme), ground).toBeGreaterThanOrEqual(4.5)
    }
  )

  test.each(textOnTints)('%s is readable on %s', (name, ground) => {
    expect(contrast(name, ground, scheme)).toBeGreaterThanOrEqual(4.5)
  })

  test.each([...teams, 'line-strong', 'focus', 'primary'])(
    '%s has enough contrast for marks and borders on every background',
    name => {
      for (const ground of backgrounds)
        expect.soft(contrast(name, ground, scheme), ground).toBeGreaterThanOrEqual(3)
    }
  )
})
