import './script-screen.css'
import { WaitingAddBar } from './add/waiting-add-bar.tsx'
import { PlayersPanel } from './aside/players-panel.tsx'
import { EmptyScript } from './empty-script.tsx'
import { TeamCountCells, TeamCounts } from './team-counts.tsx'

/**
 * The screen of an empty script as the built page has it, so that nothing moves when the builder's code takes its place.
 * The page hides what differs if this browser has stored a script.
 */
export const WaitingScript = () => (
  <>
    <WaitingAddBar />
    <TeamCountCells />
    <div className="script-waiting">
      <EmptyScript />
    </div>
    <div className="builder-skeleton" aria-hidden="true" />
  </>
)

export const WaitingCounts = () => <TeamCounts />

export const WaitingAside = () => <PlayersPanel />
