import './script-screen.css'
import type { ReactNode } from 'react'
import { WaitingAddBar } from './add/waiting-add-bar.tsx'
import { PlayersPanel } from './aside/players-panel.tsx'
import { EmptyScript } from './empty-script.tsx'
import { TeamCountCells, TeamCounts } from './team-counts.tsx'

/**
 * The screen of an empty script as the built page has it, so that nothing moves when the builder's code takes its place.
 * If this browser has stored a script, the page shows placeholders for its list instead.
 */
export const WaitingScript = ({ placeholders }: { placeholders: ReactNode }) => (
  <>
    <WaitingAddBar />
    <TeamCountCells />
    <div className="script-waiting">
      <EmptyScript />
    </div>
    <div className="script-stored">{placeholders}</div>
  </>
)

export const WaitingCounts = () => <TeamCounts />

export const WaitingAside = () => (
  <div className="script-waiting">
    <PlayersPanel />
  </div>
)
