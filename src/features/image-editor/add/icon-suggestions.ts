import type { Drawing } from '#core/drawing/drawing.ts'

/** Icons of the open set that are offered before anything is typed: what characters of a town with secrets are. */
const forIcons = [
  ...[
    'skull-crossed-bones',
    'raven',
    'owl',
    'wolf-head',
    'bat-mask',
    'snake-spiral',
    'hanging-spider',
    'rat'
  ],
  ...['plain-dagger', 'broadsword', 'scythe', 'gibbet', 'coffin', 'tombstone', 'grim-reaper', 'ghost'],
  ...[
    'evil-moon',
    'sunrise',
    'lantern-flame',
    'candle-light',
    'hourglass',
    'ringing-bell',
    'clock-tower',
    'key'
  ],
  ...[
    'crown',
    'queen-crown',
    'carnival-mask',
    'duality-mask',
    'crystal-ball',
    'cauldron',
    'magic-potion',
    'spell-book'
  ],
  ...['quill-ink', 'scales', 'gavel', 'beer-stein', 'chef-toque', 'fishing-boat', 'village', 'church']
] as const

/** Ornaments for logos. */
const forLogos = [
  ...[
    'leaf-swirl',
    'star-swirl',
    'ink-swirl',
    'swirl-ring',
    'curly-wing',
    'sparkles',
    'triquetra',
    'fleur-de-lys'
  ],
  ...[
    'crown',
    'queen-crown',
    'laurels',
    'laurel-crown',
    'ribbon',
    'ribbon-shield',
    'knight-banner',
    'vertical-banner'
  ],
  ...[
    'skull-crossed-bones',
    'raven',
    'owl',
    'bat-wing',
    'feathered-wing',
    'angel-wings',
    'wolf-head',
    'spider-web'
  ],
  ...[
    'ringing-bell',
    'clock-tower',
    'lit-candelabra',
    'candle-holder',
    'lantern',
    'moon',
    'sun',
    'star-formation'
  ],
  ...[
    'plain-dagger',
    'crossed-swords',
    'dagger-rose',
    'rose',
    'vine-flower',
    'lotus-flower',
    'scroll-unfurled',
    'quill'
  ]
] as const

/** Names of suggested icons, for a kind of drawing. */
export const iconSuggestions: Readonly<Record<Drawing['kind'], readonly string[]>> = {
  icon: forIcons,
  logo: forLogos
}
