import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { closeImagePicker } from '#stores/image-picker.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ImageChoices } from './images/image-choices.tsx'
import { NoImages } from './images/no-images.tsx'
import { UploadArea } from './images/upload-area.tsx'
import { UploadButton } from './images/upload-button.tsx'
import { useImages } from './images/use-images.ts'
import { ListTools } from './list/list-tools.tsx'
import { NoSearchResults } from './list/no-search-results.tsx'
import { WorkRefusalBanner } from './list/work-refusal-banner.tsx'

/** Dialog that picks an image of the account, or uploads one first. */
export function ImagePicker() {
  const { list } = useImages({ inAddress: false })
  const { request, changeRequest, sorts, loaded, refusal, reload } = list
  const hasImages = request.search !== '' || (loaded?.page.total ?? 0) > 0
  return (
    <Dialog
      title={m.images_choose()}
      closeLabel={m.notice_close()}
      onClose={closeImagePicker}
      width={760}
      className="image-picker"
      footer={hasImages && <UploadButton />}
    >
      {refusal && <WorkRefusalBanner code={refusal} limit={limits.images.count} onRetry={reload} />}
      <UploadArea hasHint={hasImages} />
      {hasImages && (
        <ListTools label={m.images_search()} sorts={sorts} request={request} onChange={changeRequest} />
      )}
      {loaded && !hasImages && <NoImages />}
      {loaded && request.search !== '' && loaded.page.total === 0 && (
        <NoSearchResults list={list} text={m.images_none_text} />
      )}
      {loaded && <ImageChoices {...loaded.page} onPage={page => changeRequest({ page })} />}
    </Dialog>
  )
}
