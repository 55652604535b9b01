import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })

const { $notice, notify } = await import('#stores/notice.ts')
const { notifyUntilChange } = await import('#stores/notify-until-change.ts')

const notice = { kind: 'itemRemoved', name: 'Bell' } as const

test('a notice stays until the state changes', () => {
  const $state = atom(1)
  const undo = () => undefined
  notifyUntilChange($state, notice, undo)
  expect($notice.get()).toMatchObject({ ...notice, undo })
  $state.set(2)
  expect($notice.get()).toBeUndefined()
})

test('a change dismisses no later notice', () => {
  const $state = atom(1)
  notifyUntilChange($state, notice, () => undefined)
  notify({ kind: 'copied' })
  $state.set(2)
  expect($notice.get()).toMatchObject({ kind: 'copied' })
})
