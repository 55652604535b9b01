import { expect, test } from 'vitest'
import type { Suggestion } from '#core/advice/suggestion.ts'
import { emptyScript } from '#core/script/script.ts'
import { $dismissed, dismissSuggestion, restoreSuggestion } from '#stores/dismissed-advice.ts'
import { openWorkingCopy } from '#stores/script.ts'

const many: Suggestion = { code: 'team_many', severity: 'note', team: 'minion' }
const open = (id: string) => openWorkingCopy({ id, script: emptyScript })

test('a dismissal belongs to the open script until it is restored', () => {
  open('first')
  dismissSuggestion(many)
  expect($dismissed.get()).toEqual({ team_many: ['minion'] })
  open('second')
  expect($dismissed.get()).toEqual({})
  open('first')
  restoreSuggestion(many)
  expect($dismissed.get()).toEqual({})
})

test('the dismissals of the 100 scripts that were changed last are stored', () => {
  for (let count = 0; count < 100; count += 1) {
    open(`copy ${count}`)
    dismissSuggestion(many)
  }
  open('copy 0')
  dismissSuggestion({ ...many, team: 'demon' })
  open('new')
  dismissSuggestion(many)
  const isStored = (id: string) => {
    open(id)
    return Object.keys($dismissed.get()).length > 0
  }
  expect(['copy 0', 'copy 1', 'copy 2', 'new'].map(isStored)).toEqual([true, false, true, true])
})
