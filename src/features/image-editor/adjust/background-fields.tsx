import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import { SliderField } from '#ui/fields/slider-field.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { percentText } from '../percent-text.ts'
import { type Adjustments, changeAdjustments, type ImageLayer } from './change-image.ts'
import { ColourChoice } from './colour-choice.tsx'

const firstTolerance = 0.3

type Background = NonNullable<Adjustments['background']>

/** How the background is removed: not at all, by its colour, or by the edges around it. */
export function BackgroundFields({
  layer: { id, content },
  borderColours
}: {
  layer: ImageLayer
  borderColours: readonly string[]
}) {
  const { background } = content.adjustments
  const change = (to: Background | undefined, field?: string) =>
    changeAdjustments(id, { background: to }, field)
  return (
    <div className="adjust-group">
      <SegmentedControl
        label={m.image_adjust_background()}
        info={fieldHelp('remove-background')}
        options={[
          { value: 'none', label: m.image_adjust_background_none() },
          { value: 'colour', label: m.image_adjust_background_colour() },
          { value: 'edges', label: m.image_adjust_background_edges() }
        ]}
        value={background?.kind ?? 'none'}
        onChange={kind =>
          change(kind === 'none' ? undefined : firstBackground(kind, background, borderColours[0]))
        }
      />
      {background?.kind === 'colour' && (
        <ColourChoice
          colour={background.colour}
          suggestions={borderColours}
          onChange={colour => change({ ...background, colour }, 'colour')}
        />
      )}
      {background && (
        <>
          <p className="adjust-help">
            {background.kind === 'colour' ? m.image_adjust_colour_help() : m.image_adjust_edges_help()}
          </p>
          <SliderField
            label={m.image_adjust_tolerance()}
            info={fieldHelp('tolerance')}
            text={percentText(background.tolerance)}
            value={Math.round(background.tolerance * 100)}
            min={0}
            max={100}
            onChange={value => change({ ...background, tolerance: value / 100 }, 'tolerance')}
          />
        </>
      )}
      {background?.kind === 'edges' && background.points.length > 0 && (
        <div className="adjust-buttons">
          <Button small onClick={() => change({ ...background, points: background.points.slice(0, -1) })}>
            {m.image_adjust_point_remove()}
          </Button>
          <span role="status">{m.image_adjust_points({ count: background.points.length })}</span>
        </div>
      )}
    </div>
  )
}

const firstBackground = (
  kind: Background['kind'],
  former: Background | undefined,
  colour = '#ffffff'
): Background => {
  const tolerance = former?.tolerance ?? firstTolerance
  return kind === 'colour' ? { kind, colour, tolerance } : { kind, tolerance, points: [] }
}
