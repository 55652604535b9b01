import type { ReactNode } from 'react'
import { toPixels } from '../page/paper.ts'
import { Box, TextLine } from '../views/primitives.tsx'
import { cardColours, cardSize } from './card-plan.ts'

/** A candle's glow behind the title; `position` is a CSS position. */
const glow = (position: string) =>
  `radial-gradient(ellipse 60% 80% at ${position}, rgba(255,206,110,0.17), rgba(255,206,110,0))`

/** The frame of every card: dark background, glow and product name. `glowAt` is a CSS position. */
export const CardFrame = ({ glowAt, children }: { glowAt: string; children: ReactNode }) => (
  <Box
    style={{
      ...cardSize,
      position: 'relative',
      backgroundColor: cardColours.page,
      backgroundImage: glow(glowAt)
    }}
  >
    <Box style={{ position: 'absolute', left: 58, top: 40, alignItems: 'center', gap: 14 }}>
      <Bell />
      <TextLine text="Belfry" face="heading" size={36} lead={46} colour={cardColours.ink} />
    </Box>
    {children}
  </Box>
)

/** The logo: an arch with its bell. */
const Bell = () => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: a graphic in an image
  <svg width={toPixels(42)} height={toPixels(42)} viewBox="0 0 32 32">
    <path
      d="M5 28.6V14.8C5 8.4 9.6 4.2 16 1.8c6.4 2.4 11 6.6 11 13v13.8M2.4 29.4h27.2"
      fill="none"
      stroke={cardColours.ink}
      strokeWidth={2.4}
    />
    <path
      d="M16 8.4c1 0 1.7.7 1.7 1.6 3 .9 4.2 3.4 4.3 6.6.1 2.9.8 4.6 2.3 6H7.7c1.5-1.4 2.2-3.1 2.3-6 .1-3.2 1.3-5.7 4.3-6.6 0-.9.7-1.6 1.7-1.6ZM13.6 24.4h4.8a2.4 2.4 0 0 1-4.8 0Z"
      fill={cardColours.bell}
    />
  </svg>
)
