import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { ImageList } from './image-list.tsx'
import { imageNote } from './image-words.ts'
import { NoImages } from './no-images.tsx'
import { NoneFound } from './none-found.tsx'
import { SavedBin } from './saved-bin.tsx'
import { SavedFrame } from './saved-frame.tsx'
import { UploadArea } from './upload-area.tsx'
import { UploadButton } from './upload-button.tsx'
import { useImages } from './use-images.ts'

/** The images uploaded to the account: upload more, copy their links, rename and delete them. */
export function MyImagesScreen() {
  const { list, actions, failure, reportFailure } = useImages()
  const { request, changeRequest, loaded } = list
  return (
    <SavedFrame
      heading={m.images_title()}
      note={imageNote()}
      searchLabel={m.images_search()}
      actions={<UploadButton look="primary" />}
      barActions={<UploadButton look="icon" />}
      list={list}
      failure={failure}
      limit={limits.images.count}
      above={<UploadArea />}
      empty={<NoImages />}
      noneFound={
        <NoneFound onClear={() => changeRequest({ search: '' })}>
          {m.images_none_text({ search: request.search })}
        </NoneFound>
      }
      below={
        loaded && (
          <SavedBin
            bin={loaded.bin}
            nameOf={({ name }) => name}
            note={m.images_bin_note()}
            warning={m.images_forever_text()}
            onBringBack={image => void actions.bringBack(image)}
            onDeleteForever={image => void actions.removeForever(image)}
          />
        )
      }
    >
      {items => <ImageList items={items} actions={actions} onFailure={reportFailure} />}
    </SavedFrame>
  )
}
