import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type ConflictChoice, saveToAccount } from '#features/character-editor/saved/save-to-account.ts'
import { $isSignInDialogOpen, $session, closeSignInDialog } from '#stores/session.ts'
import { $takenId, type TakenIdChoice } from '#stores/taken-id.ts'
import { aSavedCharacter } from '../../../core/script-builders.ts'
import { aDocument, conflictWith, respondToSaves, saved } from './saved-helpers.ts'

const known = { id: 'saved-1', version: 1 }
const mine = aSavedCharacter({ ability: 'Mine.' })
const theirs = aDocument({ ability: 'Theirs.' }, 5)

const choosing = (choice: ConflictChoice | undefined) => vi.fn(async () => choice)
const never = choosing(undefined)

const signIn = () => $session.set({ state: 'in', user: { name: 'Mara' } })

describe('saving a character to the account', () => {
  test('sends the last known version', async () => {
    const save = respondToSaves(saved())
    expect(await saveToAccount(known, mine, never)).toEqual({ kind: 'saved' })
    expect(save).toHaveBeenCalledExactlyOnceWith('saved-1', {
      content: mine,
      version: 1,
      saveId: expect.any(String)
    })
    expect(never).not.toHaveBeenCalled()
  })

  test.each(['unreachable', 'server_failed', 'missing', 'full', 'too_large', 'invalid'] as const)(
    'passes on the refusal %s',
    async code => {
      respondToSaves({ ok: false, code })
      expect(await saveToAccount(known, mine, never)).toEqual({ kind: 'refused', code })
    }
  )
})

describe('a version conflict', () => {
  test('is none when the other version is equal: an earlier response was lost', async () => {
    respondToSaves(conflictWith(aDocument({ ability: 'Mine.' }, 5)))
    const choose = choosing('theirs')
    expect(await saveToAccount(known, mine, choose)).toEqual({ kind: 'saved' })
    expect(choose).not.toHaveBeenCalled()
  })

  test('is overwritten by mine, based on the other version', async () => {
    const save = respondToSaves(conflictWith(theirs), saved(6))
    const choose = choosing('mine')
    expect(await saveToAccount(known, mine, choose)).toEqual({ kind: 'saved' })
    expect(choose).toHaveBeenCalledExactlyOnceWith(theirs)
    expect(save.mock.calls[1]).toMatchObject(['saved-1', { content: mine, version: 5 }])
  })

  test('is avoided by saving mine as a new character', async () => {
    const save = respondToSaves(conflictWith(theirs), saved(1))
    expect(await saveToAccount(known, mine, choosing('new'))).toEqual({ kind: 'saved' })
    const [id, { version }] = save.mock.calls[1] ?? ['', {}]
    expect(id).not.toBe('saved-1')
    expect(version).toBe(0)
  })

  test('returns the other version when it is taken', async () => {
    respondToSaves(conflictWith(theirs))
    expect(await saveToAccount(known, mine, choosing('theirs'))).toEqual({ kind: 'theirs', theirs })
  })

  test('leaves everything as it is when it is not resolved', async () => {
    const save = respondToSaves(conflictWith(theirs))
    expect(await saveToAccount(known, mine, never)).toEqual({ kind: 'left' })
    expect(save).toHaveBeenCalledOnce()
  })

  test('can follow on a conflict', async () => {
    respondToSaves(conflictWith(theirs), conflictWith(aDocument({ ability: 'Newer.' }, 6)), saved(7))
    const choose = choosing('mine')
    expect(await saveToAccount(known, mine, choose)).toEqual({ kind: 'saved' })
    expect(choose).toHaveBeenCalledTimes(2)
  })
})

describe('a save without a session', () => {
  test.each(['signed_out', 'session_expired'] as const)('%s is repeated after sign-in', async code => {
    const save = respondToSaves({ ok: false, code }, saved())
    const outcome = saveToAccount(known, mine, never)
    await expect.poll(() => $isSignInDialogOpen.get()).toBe(true)
    signIn()
    expect(await outcome).toEqual({ kind: 'saved' })
    expect($isSignInDialogOpen.get()).toBe(false)
    expect(save).toHaveBeenCalledTimes(2)
  })

  test('is given up when the sign-in dialog is closed', async () => {
    const save = respondToSaves({ ok: false, code: 'signed_out' })
    const outcome = saveToAccount(known, mine, never)
    await expect.poll(() => $isSignInDialogOpen.get()).toBe(true)
    closeSignInDialog()
    expect(await outcome).toEqual({ kind: 'left' })
    expect(save).toHaveBeenCalledOnce()
  })
})

describe('an id that another saved character has', () => {
  const taken = { ok: false, code: 'id_taken', taken: aDocument({}, 4), freeId: 'mine-2' } as const

  /** Answers the dialog as soon as it opens. */
  function answer(choice: TakenIdChoice | undefined) {
    const stop = $takenId.listen(question => question && queueMicrotask(() => question.choose(choice)))
    onTestFinished(stop)
  }

  test('is replaced by a free one', async () => {
    const save = respondToSaves(taken, saved())
    answer('free')
    expect(await saveToAccount(known, mine, never)).toEqual({ kind: 'saved' })
    expect(save.mock.calls[1]).toMatchObject(['saved-1', { content: { ...mine, id: 'mine-2' }, version: 1 }])
  })

  test('makes it the new version of that one', async () => {
    const save = respondToSaves(taken, saved())
    answer('replace')
    expect(await saveToAccount(known, mine, never)).toEqual({ kind: 'saved' })
    expect(save.mock.calls[1]).toMatchObject([taken.taken.id, { content: mine, version: 4 }])
  })

  test('leaves everything as it is when the dialog is closed', async () => {
    const save = respondToSaves(taken)
    answer(undefined)
    expect(await saveToAccount(known, mine, never)).toEqual({ kind: 'left' })
    expect(save).toHaveBeenCalledTimes(1)
  })
})
