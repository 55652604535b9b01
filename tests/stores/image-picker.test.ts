import { expect, test, vi } from 'vitest'
import { $imagePicker, closeImagePicker, openImagePicker, pickImage } from '#stores/image-picker.ts'

vi.stubGlobal('location', new URL('https://belfry.example/builder'))

test('the image goes to the field that opened the picker, as an absolute address, and the picker closes', () => {
  const picked = vi.fn()
  openImagePicker(picked)
  expect($imagePicker.get()).toBe(picked)
  pickImage('/images/u/1')
  expect(picked.mock.calls).toEqual([['https://belfry.example/images/u/1']])
  expect($imagePicker.get()).toBeUndefined()
})

test('nothing is picked when the picker was closed', () => {
  const picked = vi.fn()
  openImagePicker(picked)
  closeImagePicker()
  pickImage('/images/u/1')
  expect(picked).not.toHaveBeenCalled()
})
