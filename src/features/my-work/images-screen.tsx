import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { ImageList } from './images/image-list.tsx'
import { uploadLimitsText } from './images/image-text.ts'
import { NoImages } from './images/no-images.tsx'
import { UploadArea } from './images/upload-area.tsx'
import { UploadButton } from './images/upload-button.tsx'
import { useImages } from './images/use-images.ts'
import { AccountBin } from './list/account-bin.tsx'
import { NoSearchResults } from './list/no-search-results.tsx'
import { SavedListFrame } from './list/saved-list-frame.tsx'

/** The images uploaded to the account: upload more, copy their links, rename and delete them. */
export function MyImagesScreen() {
  const { list, actions, failure, reportFailure } = useImages()
  const { request, changeRequest, loaded } = list
  return (
    <SavedListFrame
      heading={m.images_title()}
      note={uploadLimitsText()}
      searchLabel={m.images_search()}
      actions={<UploadButton look="primary" />}
      barActions={<UploadButton look="icon" />}
      list={list}
      failure={failure}
      limit={limits.images.count}
      above={<UploadArea />}
      empty={<NoImages />}
      noneFound={
        <NoSearchResults onClear={() => changeRequest({ search: '' })}>
          {m.images_none_text({ search: request.search })}
        </NoSearchResults>
      }
      below={
        loaded && (
          <AccountBin
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
    </SavedListFrame>
  )
}
