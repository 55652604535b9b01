import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { ImageList } from './images/image-list.tsx'
import { uploadLimitsText } from './images/image-text.ts'
import { MakeImages } from './images/make-images.tsx'
import { NoImages } from './images/no-images.tsx'
import { UploadArea } from './images/upload-area.tsx'
import { UploadButton } from './images/upload-button.tsx'
import { useImages } from './images/use-images.ts'
import { SavedListFrame } from './list/saved-list-frame.tsx'

/** The images uploaded to the account: upload more, copy their links, rename and delete them. */
export function MyImagesScreen() {
  const { list, actions, failure, reportFailure } = useImages()
  return (
    <SavedListFrame
      texts={{
        heading: m.images_title(),
        note: uploadLimitsText(),
        searchLabel: m.images_search(),
        noResults: m.images_none_text,
        binNote: m.images_bin_note(),
        deletionWarning: m.images_forever_text()
      }}
      actions={<UploadButton look="primary" />}
      barActions={<UploadButton look="icon" />}
      list={list}
      itemActions={actions}
      nameOf={({ name }) => name}
      failure={failure}
      limit={limits.images.count}
      above={
        <>
          <MakeImages />
          {/* The page without images says it by itself. */}
          <UploadArea hasHint={(list.loaded?.page.total ?? 0) > 0 || list.request.search !== ''} />
        </>
      }
      empty={<NoImages />}
    >
      {items => <ImageList items={items} actions={actions} onFailure={reportFailure} />}
    </SavedListFrame>
  )
}
