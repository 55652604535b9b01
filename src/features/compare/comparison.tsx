import { useStore } from '@nanostores/react'
import { type ReactNode, useMemo, useState } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import { buildCast } from '#core/cast/cast.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { compareScripts, type ScriptComparison } from '#core/script/lists/compare-scripts.ts'
import type { Script } from '#core/script/script.ts'
import { capitalize, fieldName } from '#i18n/location-text.ts'
import { m } from '#i18n/messages.ts'
import { titleText } from '#i18n/title-text.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import { createNameLookup } from '#views/versions/difference-lines.ts'
import { AddMissing } from './add-missing.tsx'
import { CharacterNames } from './character-names.tsx'
import { almanacRows, type CompareRow, characterRows, detailRows } from './compare-rows.ts'
import { JinxList, NightOrder } from './night-and-jinxes.tsx'

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
    () => compare(first.script, second.script, texts),
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

interface OrdersProps {
  comparison: ScriptComparison
  titles: { one: string; two: string }
  nameOf: (id: string) => string
}

const Nights = ({ comparison: { nights }, titles, nameOf }: OrdersProps) => (
  <>
    {nights.map(night => (
      <Part key={night.night} title={capitalize(fieldName(night.night))}>
        {night.isSame ? (
          <p>{m.compare_night_same()}</p>
        ) : (
          <Pair
            one={
              <NightOrder
                ids={night.first}
                others={night.second}
                moved={night.moved}
                nameOf={nameOf}
                title={titles.one}
              />
            }
            two={
              <NightOrder
                ids={night.second}
                others={night.first}
                moved={night.moved}
                nameOf={nameOf}
                title={titles.two}
              />
            }
          />
        )}
      </Part>
    ))}
  </>
)

const Jinxes = ({ comparison: { jinxes, sameJinxes }, titles, nameOf }: OrdersProps) => (
  <Part title={m.jinxes_title()} count={jinxes.length}>
    <Pair
      one={<JinxList jinxes={jinxes.flatMap(jinx => jinx.first ?? [])} nameOf={nameOf} title={titles.one} />}
      two={<JinxList jinxes={jinxes.flatMap(jinx => jinx.second ?? [])} nameOf={nameOf} title={titles.two} />}
    />
    {sameJinxes > 0 && <p>{m.compare_jinxes_same({ count: sameJinxes })}</p>}
  </Part>
)

/** Everything that the columns show. */
function compare(first: Script, second: Script, texts: CatalogueTexts) {
  const comparison = compareScripts(first, second, catalogue, texts)
  const casts = [buildCast(first, catalogue, texts), buildCast(second, catalogue, texts)] as const
  const nameOf = createNameLookup([first, second], catalogue, texts)
  const changed = characterRows(comparison.changed, casts)
  const details = [...detailRows(comparison, first, second), ...almanacRows(comparison, casts, nameOf)]
  return { comparison, casts, nameOf, changed, details }
}

/** What both scripts have of something, side by side. */
const Pair = ({ one, two }: { one: ReactNode; two: ReactNode }) => (
  <div className="compare-pair">
    <div data-side="one">{one}</div>
    <div data-side="two">{two}</div>
  </div>
)

const Part = ({ title, count, children }: { title: string; count?: number; children: ReactNode }) => (
  <section className="compare-part">
    <h3>
      {title} {count !== undefined && <span className="compare-count">{count}</span>}
    </h3>
    {children}
  </section>
)

/** Fields with the text of each script. */
const Rows = ({ rows }: { rows: readonly CompareRow[] }) => (
  <dl className="compare-rows">
    {rows.map(({ key, label, one, two }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd data-side="one">{one || m.compare_none()}</dd>
        <dd data-side="two">{two || m.compare_none()}</dd>
      </div>
    ))}
  </dl>
)
