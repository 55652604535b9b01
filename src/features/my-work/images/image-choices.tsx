import './image-choices.css'
import type { ListPage } from '#core/saving/document.ts'
import type { SavedImage } from '#core/saving/saved-image.ts'
import { m } from '#i18n/messages.ts'
import { pickImage } from '#stores/image-picker.ts'
import { Pager } from '../list/pager.tsx'

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
            onClick={() => pickImage(address)}
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
