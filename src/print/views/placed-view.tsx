import { candlelitColours } from '../back/cover-colours.ts'
import type { PlacedItem } from '../page/placed-item.ts'
import type { Tag } from '../page/tag.ts'
import { lineWidth } from '../typeset/lines.ts'
import type { Palette } from '../typeset/palette.ts'
import { CharacterIcon, Moon, StepIcon, TeamMark } from './icons.tsx'
import { Box, Stack, styleInPixels, TextLines } from './primitives.tsx'

/** A page whose plan gives the position of every item. */
export const PlacedView = ({ items, palette }: { items: readonly PlacedItem[]; palette: Palette }) => (
  <Stack items={withTags(items)} style={{ position: 'absolute', left: 0, top: 0 }}>
    {item => <PlacedItemView item={item} palette={palette} />}
  </Stack>
)

/** Gives lines without a tag one: a line continues the paragraph of the line before if it is beside or below it, in the same type size. */
function withTags(items: readonly PlacedItem[]): PlacedItem[] {
  let before: PlacedLine | undefined
  return items.map(item => {
    if (item.kind !== 'line') return item
    const tag: Tag = item.tag ?? (before && isBelow(item, before) ? 'more' : 'p')
    before = item
    return { ...item, tag }
  })
}

type PlacedLine = Extract<PlacedItem, { kind: 'line' }>

/** The shares of a line that the next one may be higher, as a piece on another baseline is, or lower. */
const lineDistance = { min: -0.3, max: 1.2 } as const

const isBelow = ({ style, top }: PlacedLine, before: PlacedLine): boolean =>
  style.size === before.style.size &&
  top - before.top > lineDistance.min * style.lead &&
  top - before.top < lineDistance.max * style.lead

const PlacedItemView = ({ item, palette }: { item: PlacedItem; palette: Palette }) => {
  const position = { position: 'absolute', left: item.left, top: item.top } as const
  if (item.kind === 'annotation') {
    return (
      <Box style={{ ...position, width: item.width, height: item.height }} annotation={item.annotation} />
    )
  }
  if (item.kind === 'box') {
    const { width, height, fill, edge, radius } = item
    const paint = {
      ...(fill ? { backgroundColor: fill } : {}),
      ...(edge ? { border: `3px solid ${edge}` } : {}),
      ...(radius ? { borderRadius: radius } : {})
    }
    return <Box style={{ ...position, width, height, ...paint }} />
  }
  const turn =
    item.kind === 'line' && item.isTurned
      ? { width: lineWidth(item.line), height: item.style.lead, transform: 'rotate(180deg)' }
      : {}
  return (
    <Box style={{ ...position, ...turn }}>
      <Content item={item} palette={palette} />
    </Box>
  )
}

interface ContentProps {
  item: Exclude<PlacedItem, { kind: 'annotation' | 'box' }>
  palette: Palette
}

const Content = ({ item, palette }: ContentProps) => {
  if (item.kind === 'glow') return <Glow {...item} />
  if (item.kind === 'line')
    return <TextLines lines={[item.line]} style={item.style} {...(item.tag && { tag: item.tag })} />
  if (item.kind === 'icon') return <CharacterIcon icon={item.icon} size={item.size} label={item.label} />
  if (item.kind === 'mark')
    return (
      <TeamMark
        team={item.team}
        size={item.size}
        label={item.label}
        colour={item.colour ?? palette.teams[item.team].mark}
      />
    )
  if (item.kind === 'moon')
    return <Moon night={item.night} size={item.size} label={item.label} {...colourProp(item)} />
  return <StepIcon step={item.step} size={item.size} teams={palette.teams} />
}

const colourProp = ({ colour }: { colour?: string }) => (colour ? { colour } : {})

/** Gradient stops of the candlelight, from the flame to the colour of the page. */
const glowStops = [
  [0, '#7A6640'],
  [0.1, '#665637'],
  [0.28, '#4C412D'],
  [0.62, '#2F2B26'],
  [1, candlelitColours.page]
] as const

const Glow = ({ width, height, centre, radius }: Extract<PlacedItem, { kind: 'glow' }>) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: light behind the text of a page
  <svg viewBox={`0 0 ${width} ${height}`} style={styleInPixels({ width, height, flexShrink: 0 })}>
    <defs>
      <radialGradient id="glow" gradientUnits="userSpaceOnUse" cx={centre.x} cy={centre.y} r={radius}>
        {glowStops.map(([offset, colour]) => (
          <stop key={offset} offset={offset} stopColor={colour} />
        ))}
      </radialGradient>
    </defs>
    <rect width={width} height={height} fill="url(#glow)" />
  </svg>
)
