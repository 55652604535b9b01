import { useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { catalogue } from '#catalogue/catalogue.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { getCharacterFacts } from '#core/character/character-facts.ts'
import { findSimilarName, indexNames } from '#core/character/similar-names.ts'
import { replaceUnknown } from '#core/script/replace-unknown.ts'
import type { Script } from '#core/script/script.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { NameList } from './name-list.tsx'

/** Unknown characters that are compared with all names; a file can have thousands. */
const comparedCount = 20

interface NamesProps {
  script: Script
  texts: CatalogueTexts | undefined
  onScript: (script: Script) => void
}

/** The custom and unknown characters of an imported script. A misspelled one can become the official character. */
export function CharacterNames({ script, texts, onScript }: NamesProps) {
  const custom = script.characters.flatMap(each => (each.kind === 'custom' ? [each.name] : []))
  const ids = script.characters.filter(each => !getCharacterFacts(each, catalogue)).map(({ id }) => id)
  const list = useRef<HTMLUListElement>(null)
  const index = useMemo(() => indexOfficialNames(texts), [texts])
  const similar = ids.slice(0, comparedCount).flatMap(id => {
    const official = findSimilarName(id, index)
    return official === undefined ? [] : [{ id, official }]
  })

  function replace(id: string, official: string) {
    const preview = list.current?.closest('section')
    flushSync(() => onScript(replaceUnknown(script, id, official, catalogue)))
    // The button is gone: the focus moves to the next one, or to the preview.
    const next = list.current?.querySelector('button') ?? preview
    next?.focus()
  }

  return (
    <>
      <NameList intro={m.import_custom({ count: custom.length })} names={custom} />
      <NameList intro={m.import_unknown({ count: ids.length })} names={ids} />
      {similar.length > 0 && (
        <ul className="import-similar" ref={list}>
          {similar.map(({ id, official }) => (
            <li key={id}>
              <span>{id}</span>
              <Button small onClick={() => replace(id, official)}>
                {m.characters_did_you_mean({ name: nameOf(official, texts) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const nameOf = (id: string, texts: CatalogueTexts | undefined) =>
  texts?.characters[id]?.name ?? catalogue.characters.get(id)?.name ?? id

const indexOfficialNames = (texts: CatalogueTexts | undefined) =>
  indexNames(
    [...catalogue.characters.values()].map(({ id, name }) => ({ id, names: [nameOf(id, texts), name] }))
  )
