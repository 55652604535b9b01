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

/** The images that somebody uploaded: to put more there, and to take their addresses along. */
export function MyImagesScreen() {
  const { list, acts, refused, refuse } = useImages()
  const { asked, ask, shown } = list
  return (
    <SavedFrame
      heading={m.images_title()}
      note={imageNote()}
      searchLabel={m.images_search()}
      actions={<UploadButton look="primary" />}
      barActions={<UploadButton look="icon" />}
      list={list}
      refused={refused}
      most={limits.images.count}
      above={<UploadArea />}
      empty={<NoImages />}
      none={
        <NoneFound onClear={() => ask({ search: '' })}>
          {m.images_none_text({ search: asked.search })}
        </NoneFound>
      }
      below={
        shown && (
          <SavedBin
            bin={shown.bin}
            nameOf={({ name }) => name}
            note={m.images_bin_note()}
            warning={m.images_forever_text()}
            onReturn={image => void acts.bringBack(image)}
            onForever={image => void acts.removeForever(image)}
          />
        )
      }
    >
      {items => <ImageList items={items} acts={acts} onRefused={refuse} />}
    </SavedFrame>
  )
}
