import './image-picker.css'
import type { ListPage } from '#core/saved.ts'
import type { SavedImage } from '#core/saved-image.ts'
import { m } from '#i18n/messages.ts'
import { takeImage } from '#stores/asked-image.ts'
import { Pager } from './pager.tsx'

interface ImageChoicesProps extends ListPage<SavedImage> {
  onPage: (page: number) => void
}

/** A page of images, each a button that picks it. */
export const ImageChoices = ({ items, page, pages, onPage }: ImageChoicesProps) => (
  <>
    <ul className="image-choices">
      {items.map(({ id, name, address }) => (
        <li key={id}>
          <button
            type="button"
            className="image-choice"
            aria-label={m.images_choose_of({ name })}
            onClick={() => takeImage(address)}
          >
            <span className="image-frame">
              <img src={address} alt="" loading="lazy" decoding="async" />
            </span>
            {name}
          </button>
        </li>
      ))}
    </ul>
    <Pager page={page} pages={pages} onPage={onPage} />
  </>
)
