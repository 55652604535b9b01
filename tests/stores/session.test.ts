import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  $isSignInDialogOpen,
  $session,
  closeSignInDialog,
  retryAfterSignIn,
  unlessSessionOver
} from '#stores/session.ts'

const nora = { state: 'in', user: { name: 'Nora Vane' } } as const

afterEach(closeSignInDialog)

test('retries run once, after the next sign-in', () => {
  const done: string[] = []
  retryAfterSignIn(() => done.push('script'))
  retryAfterSignIn(() => done.push('character'))
  expect($isSignInDialogOpen.get()).toBe(true)
  expect(done).toEqual([])

  $session.set(nora)
  expect(done).toEqual(['script', 'character'])
  expect($isSignInDialogOpen.get()).toBe(false)

  $session.set({ state: 'expired' })
  $session.set(nora)
  expect(done).toEqual(['script', 'character'])
})

test('closing the sign-in dialog drops the retries', () => {
  const done: string[] = []
  retryAfterSignIn(() => done.push('script'))
  closeSignInDialog()
  $session.set(nora)
  expect(done).toEqual([])
})

test('a refusal because the session is over repeats the request after sign-in; every other one is the caller’s', () => {
  const done: string[] = []
  expect(unlessSessionOver('unreachable', () => done.push('unreachable'))).toBe('unreachable')
  expect($isSignInDialogOpen.get()).toBe(false)

  expect(unlessSessionOver('signed_out', () => done.push('signed out'))).toBeUndefined()
  expect(unlessSessionOver('session_expired', () => done.push('expired'))).toBeUndefined()
  expect($isSignInDialogOpen.get()).toBe(true)
  $session.set({ state: 'expired' })
  $session.set(nora)
  expect(done).toEqual(['signed out', 'expired'])
})

test('retries are dropped when another account signs in', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null })
  onTestFinished(() => void vi.unstubAllGlobals())
  const done: string[] = []
  stored.set('belfry:last-user', '{"id":"nora","name":"Nora Vane"}')
  retryAfterSignIn(() => done.push('Nora’s save'))
  $session.set({ state: 'in', user: { id: 'idris', name: 'Idris Vale' } })
  expect($isSignInDialogOpen.get()).toBe(false)
  $session.set({ state: 'expired' })
  $session.set({ state: 'in', user: { id: 'nora', name: 'Nora Vane' } })
  expect(done).toEqual([])

  retryAfterSignIn(() => done.push('Nora’s next save'))
  $session.set({ state: 'in', user: { id: 'nora', name: 'Nora V. Vane' } })
  expect(done).toEqual(['Nora’s next save'])
})
