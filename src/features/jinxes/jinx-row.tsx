import { useStore } from '@nanostores/react'
import { Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { jinxLanguage } from '#core/cast/text-languages.ts'
import type { ScriptJinx } from '#core/script/script-jinxes.ts'
import { m } from '#i18n/messages.ts'
import { $cast, $catalogueTexts } from '#stores/cast.ts'
import { removeOwnJinx } from '#stores/jinxes.ts'
import { notify } from '#stores/notice.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { CharacterIcon } from '#views/characters/character-icon.tsx'
import { textProps } from '#views/text-language.ts'

/** One jinx: its two characters, its source (official or own), its reason, and buttons to edit and remove it. */
export function JinxRow({ jinx, onEdit }: { jinx: ScriptJinx; onEdit: () => void }) {
  const names = { first: useName(jinx.first), second: useName(jinx.second) }
  const isChanged = jinx.official !== undefined
  const remove = () => {
    removeOwnJinx(jinx)
    notify({ kind: isChanged ? 'jinxOfficial' : 'jinxRemoved' })
  }
  return (
    <li className="jinx-row">
      <div>
        <p className="jinx-names">
          <Name id={jinx.first} /> {m.script_and()} <Name id={jinx.second} />
          <small>{sourceOf(jinx)}</small>
        </p>
        <Reason jinx={jinx} />
      </div>
      <div className="jinx-actions">
        <IconButton label={m.jinxes_edit_pair(names)} onClick={onEdit}>
          <Pencil />
        </IconButton>
        {jinx.isFromScript && (
          <IconButton
            label={isChanged ? m.jinxes_restore_pair(names) : m.jinxes_remove_pair(names)}
            onClick={remove}
          >
            {isChanged ? <RotateCcw /> : <Trash2 />}
          </IconButton>
        )}
      </div>
    </li>
  )
}

function Reason({ jinx }: { jinx: ScriptJinx }) {
  const texts = useStore($catalogueTexts)
  if (!jinx.reason) return <p>{m.jinxes_no_reason()}</p>
  return <p {...textProps(texts && jinxLanguage(jinx, texts))}>{jinx.reason}</p>
}

function sourceOf({ isFromScript, official }: ScriptJinx) {
  if (!isFromScript) return m.jinxes_official()
  return official === undefined ? m.jinxes_own() : m.jinxes_own_replaces_official()
}

const useCharacter = (id: string) => useStore($cast)?.characters.find(character => character.id === id)

const useName = (id: string) => useCharacter(id)?.name ?? id

function Name({ id }: { id: string }) {
  const character = useCharacter(id)
  if (!character) return <b>{id}</b>
  return (
    <b data-team={character.team} lang={character.languages.name}>
      <CharacterIcon character={character} size={28} />
      {character.name}
    </b>
  )
}
