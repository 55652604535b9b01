import type { Graphic } from '#graphics/graphic.ts'

export interface SvgGraphicProps {
  drawing: Graphic
  /** Pixels. */
  size: number
  className?: string | undefined
  team?: string | undefined
}

/** A graphic as SVG in the current text colour. Hidden from screen readers: place a label beside it. */
export const SvgGraphic = ({ drawing: { box, shapes }, size, className, team }: SvgGraphicProps) => (
  <svg
    className={className}
    data-team={team}
    viewBox={`0 0 ${box} ${box}`}
    width={size}
    height={size}
    fill="currentColor"
    aria-hidden="true"
  >
    {shapes.map(({ d, line }) =>
      line ? (
        <path key={d} d={d} fill="none" stroke="currentColor" strokeWidth={line} />
      ) : (
        <path key={d} d={d} />
      )
    )}
  </svg>
)
