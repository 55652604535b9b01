import { afterEach, describe, expect, test } from 'vitest'
import { rowMenu } from '#features/script/list/row-menu.tsx'
import type { ScriptRow } from '#features/script/list/team-rows.ts'
import { $notice } from '#stores/notice.ts'
import { $script, openWorkingCopy } from '#stores/script.ts'
import { $session } from '#stores/session.ts'
import { aScript, custom, idsOf } from '../../core/script-builders.ts'

const row = (changes: Partial<ScriptRow> = {}): ScriptRow => ({
  id: 'imp',
  name: 'Imp',
  team: 'demon',
  ability: '',
  kind: 'official',
  images: [],
  languages: {},
  wakesFirst: false,
  wakesOther: true,
  jinxedWith: [],
  ...changes
})

const labels = (changes: Partial<ScriptRow> = {}) =>
  rowMenu(row(changes), undefined).map(({ label }) => label)

const stop = $session.listen(() => {})
afterEach(() => $session.set({ state: 'out' }))

describe('the menu of a character', () => {
  test('leads to its editor, a copy and its JSON', () => {
    const links = rowMenu(row(), undefined).flatMap(({ href }) => href ?? [])
    expect(links).toEqual([
      '/builder/characters/edit/imp',
      '/builder/characters/new?from=imp',
      '/builder/characters/json/imp'
    ])
  })

  test('calls editing an official character what it is', () => {
    expect(labels()[0]).toBe('Change texts')
    expect(labels({ kind: 'custom' })[0]).toBe('Edit')
  })

  test('shows jinxes only where there are some', () => {
    expect(labels()).not.toContain('Show jinxes')
    expect(labels({ jinxedWith: ['Spy'] })).toContain('Show jinxes')
  })

  test('saves homebrew to the account of who is signed in', () => {
    const out = labels({ kind: 'custom' })
    $session.set({ state: 'in', user: { name: 'Mara' } })
    const signedIn = labels({ kind: 'custom' })
    expect(signedIn).toHaveLength(out.length + 1)
    expect(labels()).not.toContain(signedIn.find(label => !out.includes(label)))
  })

  test('removes it, and says so', () => {
    openWorkingCopy({ id: 'row', script: aScript({ characters: ['imp', custom('cook')] }) })
    const remove = rowMenu(row(), undefined).at(-1)
    expect(remove).toMatchObject({ label: 'Remove', destructive: true, separated: true })
    remove?.onSelect?.()
    expect(idsOf($script.get())).toEqual(['cook'])
    expect($notice.get()).toMatchObject({ kind: 'removed', name: 'Imp' })
    stop()
  })
})
