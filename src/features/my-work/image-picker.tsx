import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { dismissImage } from '#stores/asked-image.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ImageChoices } from './image-choices.tsx'
import { ListTools } from './list-tools.tsx'
import { NoImages } from './no-images.tsx'
import { NoneFound } from './none-found.tsx'
import { RefusedBanner } from './refused-banner.tsx'
import { UploadArea } from './upload-area.tsx'
import { UploadButton } from './upload-button.tsx'
import { useImages } from './use-images.ts'

/** Dialog that picks an image of the account, or uploads one first. */
export function ImagePicker() {
  const { list } = useImages()
  const { request, changeRequest, sorts, loaded, refusal, reload } = list
  const hasImages = request.search !== '' || (loaded?.page.total ?? 0) > 0
  return (
    <Dialog
      title={m.images_choose()}
      closeLabel={m.notice_close()}
      onClose={dismissImage}
      width={760}
      className="image-picker"
      footer={hasImages && <UploadButton />}
    >
      {refusal && <RefusedBanner code={refusal} limit={limits.images.count} onRetry={reload} />}
      <UploadArea />
      {hasImages && (
        <ListTools label={m.images_search()} sorts={sorts} request={request} onChange={changeRequest} />
      )}
      {loaded && !hasImages && <NoImages />}
      {loaded && request.search !== '' && loaded.page.total === 0 && (
        <NoneFound onClear={() => changeRequest({ search: '' })}>
          {m.images_none_text({ search: request.search })}
        </NoneFound>
      )}
      {loaded && <ImageChoices {...loaded.page} onPage={page => changeRequest({ page })} />}
    </Dialog>
  )
}
