import type { ScriptComparison } from '#core/script/lists/compare-scripts.ts'
import { capitalize, fieldName } from '#i18n/location-text.ts'
import { m } from '#i18n/messages.ts'
import { Pair, Part } from './compare-parts.tsx'
import { JinxList, NightOrder } from './night-and-jinxes.tsx'

interface OrdersProps {
  comparison: ScriptComparison
  titles: { one: string; two: string }
  nameOf: (id: string) => string
}

/** The orders of both nights. */
export const Nights = ({ comparison: { nights }, titles, nameOf }: OrdersProps) => (
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

/** The jinxes that differ. */
export const Jinxes = ({ comparison: { jinxes, sameJinxes }, titles, nameOf }: OrdersProps) => (
  <Part title={m.jinxes_title()} count={jinxes.length}>
    <Pair
      one={<JinxList jinxes={jinxes.flatMap(jinx => jinx.first ?? [])} nameOf={nameOf} title={titles.one} />}
      two={<JinxList jinxes={jinxes.flatMap(jinx => jinx.second ?? [])} nameOf={nameOf} title={titles.two} />}
    />
    {sameJinxes > 0 && <p>{m.compare_jinxes_same({ count: sameJinxes })}</p>}
  </Part>
)
