import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import type { Script } from '#core/script/script.ts'
import { m } from '#i18n/messages.ts'
import { titleText } from '#i18n/title-text.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import { AddMissing } from './add-missing.tsx'
import { buildComparison } from './build-comparison.ts'
import { CharacterNames } from './character-names.tsx'
import { Pair, Part, Rows } from './compare-parts.tsx'
import { Jinxes, Nights } from './orders.tsx'

interface Side {
  script: Script
  isOpen: boolean
}

/** The differences of two scripts, in two columns. A phone shows them below each other, or one alone. */
export function Comparison({ first, second }: { first: Side; second: Side }) {
  const texts = useStore($catalogueTexts)
  return texts && <Columns first={first} second={second} texts={texts} />
}

function Columns({ first, second, texts }: { first: Side; second: Side; texts: CatalogueTexts }) {
  const [shown, setShown] = useState<'both' | 'one' | 'two'>('both')
  const model = useMemo(
    () => buildComparison(first.script, second.script, texts),
    [first.script, second.script, texts]
  )
  const { comparison, casts, nameOf, changed, details } = model
  const titles = { one: titleText(first.script.title), two: titleText(second.script.title) }
  const { onlyFirst, onlySecond, inBoth } = comparison
  if (comparison.isSame) return <p className="compare-note">{m.compare_same()}</p>
  return (
    <div className="compare-columns" data-shown={shown}>
      <SegmentedControl
        className="compare-switch"
        stacks
        label={m.compare_show()}
        hideLabel
        options={[
          { value: 'both', label: m.compare_show_both() },
          { value: 'one', label: titles.one },
          { value: 'two', label: titles.two }
        ]}
        value={shown}
        onChange={setShown}
      />
      <Pair
        one={
          <Part title={m.compare_only({ title: titles.one })} count={onlyFirst.length}>
            <CharacterNames ids={onlyFirst} cast={casts[0]} nameOf={nameOf} />
            {second.isOpen && !first.isOpen && (
              <AddMissing ids={onlyFirst} source={first.script} nameOf={nameOf} />
            )}
          </Part>
        }
        two={
          <Part title={m.compare_only({ title: titles.two })} count={onlySecond.length}>
            <CharacterNames ids={onlySecond} cast={casts[1]} nameOf={nameOf} />
            {first.isOpen && !second.isOpen && (
              <AddMissing ids={onlySecond} source={second.script} nameOf={nameOf} />
            )}
          </Part>
        }
      />
      <Part title={m.compare_both()} count={inBoth.length}>
        <CharacterNames ids={inBoth} cast={casts[0]} nameOf={nameOf} />
      </Part>
      {changed.length > 0 && (
        <Part title={m.compare_changed()}>
          <Rows rows={changed} />
        </Part>
      )}
      <Nights comparison={comparison} titles={titles} nameOf={nameOf} />
      <Jinxes comparison={comparison} titles={titles} nameOf={nameOf} />
      {details.length > 0 && (
        <Part title={m.compare_details()}>
          <Rows rows={details} />
        </Part>
      )}
    </div>
  )
}
