import { afterEach, expect, test } from 'vitest'
import { $isSignInAsked, $session, dismissSignIn, whenSignedInAgain } from '#stores/session.ts'

const nora = { state: 'in', user: { name: 'Nora Vane' } } as const

afterEach(dismissSignIn)

test('retries run once, after the next sign-in', () => {
  const done: string[] = []
  whenSignedInAgain(() => done.push('script'))
  whenSignedInAgain(() => done.push('character'))
  expect($isSignInAsked.get()).toBe(true)
  expect(done).toEqual([])

  $session.set(nora)
  expect(done).toEqual(['script', 'character'])
  expect($isSignInAsked.get()).toBe(false)

  $session.set({ state: 'expired' })
  $session.set(nora)
  expect(done).toEqual(['script', 'character'])
})

test('closing the sign-in dialog drops the retries', () => {
  const done: string[] = []
  whenSignedInAgain(() => done.push('script'))
  dismissSignIn()
  $session.set(nora)
  expect(done).toEqual([])
})
