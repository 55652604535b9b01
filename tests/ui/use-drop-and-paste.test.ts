import { describe, expect, test } from 'vitest'
import { droppedContent } from '#ui/use-drop-and-paste.ts'

describe('what is dropped or pasted', () => {
  const file = new File(['[]'], 'script.json')
  const transfer = (data: Record<string, string>, files: File[] = []) =>
    ({ files, getData: (type: string) => data[type] ?? '' }) as unknown as DataTransfer

  test('is its first file, before any text', () => {
    expect(droppedContent(transfer({ 'text/plain': 'chef' }, [file]))).toEqual({ kind: 'file', file })
  })

  test('is its text, or its address', () => {
    expect(droppedContent(transfer({ 'text/plain': 'chef' }))).toEqual({ kind: 'text', text: 'chef' })
    const address = 'https://script.example/?script=H4sI'
    expect(droppedContent(transfer({ 'text/uri-list': address }))).toEqual({ kind: 'text', text: address })
  })

  test('is nothing without either', () => {
    expect(droppedContent(transfer({ 'text/html': '<b>chef</b>' }))).toBeUndefined()
    expect(droppedContent(transfer({ 'text/plain': ' \n' }))).toBeUndefined()
  })
})
