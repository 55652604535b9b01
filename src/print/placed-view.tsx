import { CharacterIcon, Moon, StepIcon, TeamMark } from './drawings.tsx'
import type { Placed } from './placed.ts'
import { Box, Lines, Stack } from './type-view.tsx'

/** A page whose plan says where everything stands. */
export const PlacedView = ({ items }: { items: readonly Placed[] }) => (
  <Stack items={items} style={{ position: 'absolute', left: 0, top: 0 }}>
    {item => <At item={item} />}
  </Stack>
)

const At = ({ item }: { item: Placed }) => {
  const at = { position: 'absolute', left: item.left, top: item.top } as const
  if (item.kind === 'spot') {
    return <Box style={{ ...at, width: item.width, height: item.height }} spot={item.spot} />
  }
  if (item.kind === 'box') {
    const { width, height, fill, edge, radius } = item
    const paint = {
      ...(fill ? { backgroundColor: fill } : {}),
      ...(edge ? { border: `3px solid ${edge}` } : {}),
      ...(radius ? { borderRadius: radius } : {})
    }
    return <Box style={{ ...at, width, height, ...paint }} />
  }
  return (
    <Box style={at}>
      <Content item={item} />
    </Box>
  )
}

const Content = ({ item }: { item: Exclude<Placed, { kind: 'spot' | 'box' }> }) => {
  if (item.kind === 'line') return <Lines lines={[item.line]} type={item.type} />
  if (item.kind === 'icon') return <CharacterIcon icon={item.icon} size={item.size} />
  if (item.kind === 'mark') return <TeamMark team={item.team} size={item.size} {...ink(item)} />
  if (item.kind === 'moon') return <Moon night={item.night} size={item.size} {...ink(item)} />
  return <StepIcon step={item.step} size={item.size} />
}

const ink = ({ colour }: { colour?: string }) => (colour ? { colour } : {})
