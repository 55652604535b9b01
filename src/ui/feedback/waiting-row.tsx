import './waiting-row.css'
import { Button } from '../buttons/button.tsx'
import { classNames } from '../class-names.ts'
import { Spinner } from './spinner.tsx'

interface WaitingRowProps {
  /** What is waited for. */
  text: string
  stopLabel: string
  onStop: () => void
  className?: string
}

/** A task that is running, with a button that stops it. Appears after a moment, because most tasks are over by then. */
export const WaitingRow = ({ text, stopLabel, onStop, className }: WaitingRowProps) => (
  <div className={classNames('waiting-row', className)}>
    <Spinner />
    <span className="waiting-row-text">{text}</span>
    <Button small onClick={onStop}>
      {stopLabel}
    </Button>
  </div>
)
