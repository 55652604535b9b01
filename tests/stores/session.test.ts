import { afterEach, expect, test } from 'vitest'
import { $isSignInAsked, $session, dismissSignIn, whenSignedInAgain } from '#stores/session.ts'

const nora = { state: 'in', user: { name: 'Nora Vane' } } as const

afterEach(dismissSignIn)

test('what waits for a sign-in goes on once, as soon as somebody is signed in again', () => {
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

test('who goes on without signing in has nothing done later', () => {
  const done: string[] = []
  whenSignedInAgain(() => done.push('script'))
  dismissSignIn()
  $session.set(nora)
  expect(done).toEqual([])
})
