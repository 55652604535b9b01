import { imageAttribute, type PageImage } from '../page/page-image.ts'
import type { TokenPaper } from '../tokens/token-papers.ts'
import { colours } from '../typeset/colours.ts'

interface TokenBackgroundProps {
  image: PageImage
  /** Opacity of the paper's colour over the image, from 0 to 1. */
  veil: number
  paper: TokenPaper
  /** Units of a token 100 wide. */
  bleed: number
}

/** Opacity of the ink over the bleed. */
const shade = 0.25

/**
 * The middle of an image on a disc of 100 units and its bleed, under a veil that is thinner along the edge. The bleed has
 * no veil and is darker, so that the cutting edge is visible.
 */
export const TokenBackground = ({ image, veil, paper, bleed }: TokenBackgroundProps) => {
  const radius = 50 + bleed
  // Rounded up as a PDF writes it: the image fills the clip.
  const scale = Math.ceil((2000 * radius) / Math.min(image.width, image.height)) / 1000
  const [left, top] = [image.width, image.height].map(side => round(50 - (scale * side) / 2))
  const edge = veil / 2
  const veils = [
    { radius: 50, opacity: edge },
    { radius: paper.radius, opacity: 1 - (1 - veil) / (1 - edge) }
  ]
  return (
    <>
      <defs>
        <clipPath id="disc">
          <path d={circle(round(radius))} />
        </clipPath>
      </defs>
      <g clipPath="url(#disc)">
        <g transform={`matrix(${scale} 0 0 ${scale} ${left} ${top})`}>
          <rect {...{ [imageAttribute]: image.name }} x={0} y={0} width={image.width} height={image.height} />
        </g>
      </g>
      {bleed > 0 && (
        <path
          d={`${circle(round(radius))}${circle(50)}`}
          fill={colours.ink}
          fillRule="evenodd"
          fillOpacity={shade}
        />
      )}
      {veil > 0 &&
        veils.map(({ radius: r, opacity }) => (
          <circle key={r} cx="50" cy="50" r={r} fill={paper.middle} fillOpacity={round(opacity)} />
        ))}
    </>
  )
}

const circle = (radius: number) =>
  `M${50 - radius} 50a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`

const round = (value: number) => Math.round(value * 1000) / 1000
