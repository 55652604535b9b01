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

/** Chooses one of the images of the account, or uploads one first. */
export function ImagePicker() {
  const { list } = useImages()
  const { asked, ask, sorts, shown, refused, reload } = list
  const hasImages = asked.search !== '' || (shown?.page.total ?? 0) > 0
  return (
    <Dialog
      title={m.images_choose()}
      closeLabel={m.notice_close()}
      onClose={dismissImage}
      width={760}
      className="image-picker"
      footer={hasImages && <UploadButton />}
    >
      {refused && <RefusedBanner code={refused} most={limits.images.count} onRetry={reload} />}
      <UploadArea />
      {hasImages && <ListTools label={m.images_search()} sorts={sorts} asked={asked} onAsk={ask} />}
      {shown && !hasImages && <NoImages />}
      {shown && asked.search !== '' && shown.page.total === 0 && (
        <NoneFound onClear={() => ask({ search: '' })}>
          {m.images_none_text({ search: asked.search })}
        </NoneFound>
      )}
      {shown && <ImageChoices {...shown.page} onPage={page => ask({ page })} />}
    </Dialog>
  )
}
