import { afterEach, describe, expect, test } from 'vitest'
import { overwriteGetLocale } from '#i18n/generated/runtime.js'
import { noticeText } from '#layouts/notices/notice-text.ts'
import { locales } from '#routes'
import type { Notice } from '#stores/notice.ts'

afterEach(() => overwriteGetLocale(() => 'en'))

const name = 'Imp'
const title = 'Village'
const kept = { state: 'kept', title: 'Old' } as const

const notices: Notice[] = [
  { kind: 'removed', name },
  { kind: 'added', name },
  { kind: 'alreadyAdded', name },
  { kind: 'imported', title, former: { state: 'blank' } },
  { kind: 'imported', title, former: kept },
  { kind: 'imported', title, former: { ...kept, state: 'lost' } },
  { kind: 'started', former: { state: 'blank' } },
  { kind: 'started', former: kept },
  { kind: 'started', former: { ...kept, state: 'lost' } },
  ...(
    [
      'opened',
      'renamed',
      'duplicated',
      'deleted',
      'restoredFromBin',
      'deletedForever',
      'savedNew',
      'overwritten'
    ] as const
  ).map(kind => ({ kind, title })),
  ...(['private', 'unlisted', 'public'] as const).map(to => ({
    kind: 'visibilityChanged' as const,
    title,
    to
  })),
  ...(['changed', 'officialRestored', 'draftKept', 'copiedFrom', 'notStored'] as const).map(kind => ({
    kind,
    name
  })),
  { kind: 'libraryImported', count: 0 },
  { kind: 'libraryImported', count: 3 },
  { kind: 'sorted' },
  { kind: 'copied' },
  { kind: 'jinxAdded' },
  { kind: 'savedOffline' },
  { kind: 'notSaved', refusal: 'server_failed' },
  { kind: 'visibilityNotChanged', refusal: 'server_failed' },
  { kind: 'versionRestored' }
]

describe('the text of a notice', () => {
  test.each(locales)('is its own in %s, with the names in it', locale => {
    overwriteGetLocale(() => locale)
    const texts = notices.map(noticeText)
    expect(new Set(texts).size).toBe(texts.length)
    notices.forEach((notice, index) => {
      if ('name' in notice) expect(texts[index]).toContain(name)
      if ('title' in notice) expect(texts[index]).toContain(title)
      if ('former' in notice && notice.former.state !== 'blank') expect(texts[index]).toContain('Old')
    })
  })

  test('names an untitled script', () => {
    expect(noticeText({ kind: 'deleted', title: '' })).not.toMatch(/^ /)
    expect(noticeText({ kind: 'started', former: { state: 'kept', title: '' } })).not.toContain('  ')
  })
})
