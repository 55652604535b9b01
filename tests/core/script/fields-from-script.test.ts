import { describe, expect, test } from 'vitest'
import { fieldsFromScript, withJinxes } from '#core/script/fields-from-script.ts'
import { custom, official, unknown } from '../script-builders.ts'

const jinxes = [{ id: 'imp', reason: 'They share.' }]

test('a custom character’s fields are all its own, an official one’s are its overrides', () => {
  expect(fieldsFromScript(custom('cook'))).toEqual(custom('cook'))
  expect(fieldsFromScript(official('chef', { name: 'Cook' }))).toEqual({ name: 'Cook' })
  expect(fieldsFromScript(official('chef'))).toEqual({})
  expect(fieldsFromScript(unknown('x'))).toEqual({})
})

describe('replacing jinxes', () => {
  test('stores them with a custom character, or in the overrides of an official one', () => {
    expect(withJinxes(custom('cook'), jinxes)).toEqual(custom('cook', { jinxes }))
    expect(withJinxes(official('chef', { name: 'Cook' }), jinxes)).toEqual(
      official('chef', { name: 'Cook', jinxes })
    )
    expect(withJinxes(official('chef'), jinxes)).toEqual(official('chef', { jinxes }))
  })

  test('with none leaves no empty list and no empty overrides', () => {
    expect(withJinxes(custom('cook', { jinxes }), [])).toEqual(custom('cook'))
    expect(withJinxes(official('chef', { name: 'Cook', jinxes }), [])).toEqual(
      official('chef', { name: 'Cook' })
    )
    expect(withJinxes(official('chef', { jinxes }), [])).toStrictEqual(official('chef'))
    expect(withJinxes(official('chef'), [])).toStrictEqual(official('chef'))
  })

  test('never changes an unknown character', () => {
    expect(withJinxes(unknown('x'), jinxes)).toEqual(unknown('x'))
  })
})
