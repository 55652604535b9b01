import { useStore } from '@nanostores/react'
import { Trash2 } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { removeCharacter } from '#stores/characters.ts'
import { notify } from '#stores/notice.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { classNames } from '#ui/class-names.ts'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { $unknownIds } from './team-rows.ts'

/** Ids on the script that neither the catalogue nor the script defines. */
export function UnknownList() {
  const ids = useStore($unknownIds)
  if (ids.length === 0) return null
  const title = m.script_unknown_title()
  return (
    <section className="team-list">
      <h2 className={classNames('team-head', headingFontClass(title))}>
        <span>{title}</span>
        <span className="team-head-count">{ids.length}</span>
      </h2>
      <p className="unknown-note">{m.script_unknown_text()}</p>
      <ul aria-label={title}>
        {ids.map(id => (
          <li key={id} className="unknown-row">
            <code>{id}</code>
            <IconButton label={m.script_remove_name({ name: id })} onClick={() => remove(id)}>
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function remove(id: string) {
  removeCharacter(id)
  notify({ kind: 'removed', name: id })
}
