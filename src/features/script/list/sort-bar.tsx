import './sort-bar.css'
import { useStore } from '@nanostores/react'
import { ArrowDownUp, Link2, Moon, MoonStar } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { $isSorted, sortCharacters } from '#stores/characters.ts'
import { notify } from '#stores/notice.ts'

/** A button that sorts the script, and a legend of the icons in the rows. */
export function SortBar() {
  const isSorted = useStore($isSorted)
  return (
    <div className="sort-line">
      {/* Not `disabled` when the script is sorted: a disabled button would lose the focus. */}
      <button
        type="button"
        className="sort-button"
        aria-disabled={isSorted}
        onClick={isSorted ? undefined : sort}
      >
        <ArrowDownUp />
        {isSorted ? m.script_sorted() : m.script_sort()}
      </button>
      <div className="sort-legend" aria-hidden="true">
        <span>
          <Moon /> {m.script_legend_first()}
        </span>
        <span>
          <MoonStar /> {m.script_legend_other()}
        </span>
        <span>
          <Link2 /> {m.script_legend_jinxed()}
        </span>
      </div>
    </div>
  )
}

function sort() {
  sortCharacters()
  notify({ kind: 'sorted' })
}
