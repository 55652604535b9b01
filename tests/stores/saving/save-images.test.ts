import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type UploadRefusal, uploadImage } from '#api/upload-image.ts'
import { ok, refuse } from '#core/result.ts'
import type { SavedImage } from '#core/saving/saved-image.ts'
import { deviceImagesOf } from '#core/script/device-images.ts'
import { userImagePath } from '#routes/worker-paths.ts'
import { storeDeviceImage } from '#stores/device-images/device-images.ts'
import { aScript, custom } from '../../core/script-builders.ts'
import { makePng } from '../../images/make-png.ts'
import { waitFor } from '../../wait.ts'
import { stubCaches } from '../device-images/fake-caches.ts'
import { anAccount } from './fake-account.ts'
import { aBrowser, aTab, type Tab } from './tab.ts'

vi.mock('#api/upload-image.ts')

let account: ReturnType<typeof anAccount>
let tab: Tab
let failure: UploadRefusal | undefined
let uploadedIds: string[]

beforeEach(async () => {
  stubCaches()
  failure = undefined
  uploadedIds = []
  vi.mocked(uploadImage).mockImplementation(async ({ id }) => {
    uploadedIds.push(id)
    return failure ? refuse(failure) : ok({ id, address: userImagePath(id) } as SavedImage)
  })
  account = anAccount()
  aBrowser()
  tab = await aTab()
  const images = [await stored(1), await stored(2)]
  const script = aScript({ title: 'Fog', logo: images[0], characters: [custom('bell', { image: images })] })
  tab.openWorkingCopy({ id: tab.randomId(), script })
})

async function stored(side: number) {
  const result = await storeDeviceImage(new Blob([makePng({ width: side, height: 1 })]))
  return result.ok ? result.value : ''
}

const openId = () => tab.$openScriptId.get()
const saveAsNew = () => tab.saveAsNew(openId(), 'private', account.server)
const saved = () => account.all()[0]?.content
const notice = () => tab.$notice.get()

describe('images of the device in a script that is saved', () => {
  test('are uploaded first: the account and the open script have their new addresses', async () => {
    expect(await saveAsNew()).toBe('saved')
    expect(uploadedIds).toHaveLength(2)
    const [first, second] = uploadedIds.map(id => `https://belfry.example${userImagePath(id)}`)
    expect(tab.$script.get()).toMatchObject({ logo: first, characters: [{ image: [first, second] }] })
    expect(saved()).toEqual(tab.$script.get())
    expect(tab.$saving.get()).toBe('saved')
  })

  test('that can’t be uploaded stay, the save goes on and says so, and the next one tries again', async () => {
    failure = 'images_full'
    expect(await saveAsNew()).toBe('saved')
    // The account is full for the second one too.
    expect(uploadedIds).toHaveLength(1)
    expect(deviceImagesOf(tab.$script.get())).toHaveLength(2)
    await waitFor(() => expect(notice()).toMatchObject({ kind: 'imagesNotUploaded', count: 2 }))

    failure = undefined
    expect(await tab.saveCopy(openId(), account.server)).toBe('saved')
    expect(deviceImagesOf(tab.$script.get())).toEqual([])
    expect(saved()).toEqual(tab.$script.get())
    // The same image has the same id: an upload whose answer was lost is found again.
    expect(uploadedIds[1]).toBe(uploadedIds[0])
  })

  test('wait with the script when there is no network', async () => {
    failure = 'unreachable'
    account.meet('unreachable')
    expect(await saveAsNew()).toBe('offline')
    expect(deviceImagesOf(tab.$script.get())).toHaveLength(2)
    failure = undefined
    account.meet(undefined)
    expect(await tab.sendWaiting(account.server)).toBe(true)
    expect(deviceImagesOf(tab.$script.get())).toEqual([])
    expect(saved()).toEqual(tab.$script.get())
  })

  test('leave what another tab changes during the upload as it is', async () => {
    failure = 'images_full'
    await saveAsNew()
    const copyId = openId()
    const { script } = tab.$workingCopy.get()
    tab.openWorkingCopy({ id: tab.randomId(), script: aScript({ title: 'Other' }) })
    const { saveToLibrary, readLocalScripts } = await import('#stores/library/local-scripts.ts')
    await saveToLibrary({ id: copyId, script })
    failure = undefined
    vi.mocked(uploadImage).mockImplementation(async ({ id }) => {
      await saveToLibrary({ id: copyId, script: { ...script, title: 'Changed' } })
      return ok({ id, address: userImagePath(id) } as SavedImage)
    })
    await tab.saveCopy(copyId, account.server)
    const copies = await readLocalScripts()
    const stored = copies.ok ? copies.value.find(({ id }) => id === copyId)?.script : undefined
    expect(stored && deviceImagesOf(stored)).toEqual([])
    expect(stored?.title).toBe('Changed')
  })
})
