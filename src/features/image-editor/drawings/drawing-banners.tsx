import './drawings.css'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { $drawingProblem } from '#stores/drawings/drawing-problem.ts'
import { $drawingCopy, $drawingSaveState, saveDrawings } from '#stores/drawings/drawing-saver.ts'
import { $drawingRepairs, $openDrawing } from '#stores/drawings/open-drawing.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { useFirstItems } from '#views/limits/use-first-items.tsx'
import { saveDrawingFile } from './drawing-file-actions.ts'
import { drawingProblemText, drawingTitle, repairText } from './drawing-texts.ts'
import { useOpenDrawing } from './use-open-drawing.ts'

/**
 * Opens the drawing of an editor, and says what is wrong with it: why it isn't stored, that another window has changed it, what
 * couldn't be read. Nothing while all is well.
 */
export function DrawingBanners({ kind }: { kind: Drawing['kind'] }) {
  useOpenDrawing(kind)
  const state = useStore($drawingSaveState)
  const problem = useStore($drawingProblem)
  const copy = useStore($drawingCopy)
  const { id } = useStore($openDrawing)
  return (
    <>
      {state === 'drawings_full' && (
        <ProblemBanner label={m.game_save_again()} onAction={() => void saveDrawings()}>
          {m.drawings_full()}
        </ProblemBanner>
      )}
      {state === 'drawings_blocked' && (
        <ProblemBanner label={m.drawings_save_file()} onAction={() => void saveDrawingFile()}>
          {m.drawings_blocked()}
        </ProblemBanner>
      )}
      {problem && problem !== state && (
        <ProblemBanner onAction={() => $drawingProblem.set(undefined)}>
          {drawingProblemText(problem)}
        </ProblemBanner>
      )}
      {copy?.id === id && (
        <ProblemBanner onAction={() => $drawingCopy.set(undefined)}>
          {m.drawings_conflict({ name: drawingTitle(copy.name, kind) })}
        </ProblemBanner>
      )}
      <RepairsBanner />
    </>
  )
}

/** A file of a stranger may have any number of broken layers. */
const repairsAtFirst = 10

function RepairsBanner() {
  const texts = [...new Set(useStore($drawingRepairs).map(repairText).filter(Boolean))]
  const { shown, note } = useFirstItems(texts, repairsAtFirst)
  if (texts.length === 0) return null
  return (
    <ProblemBanner onAction={() => $drawingRepairs.set([])}>
      {m.drawings_repaired()}
      <ul className="drawing-repairs">
        {shown.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {note}
    </ProblemBanner>
  )
}

interface ProblemBannerProps {
  /** By default the action removes the banner. */
  label?: string
  onAction: () => void
  children: ReactNode
}

const ProblemBanner = ({ label = m.game_understood(), onAction, children }: ProblemBannerProps) => (
  <Banner
    className="drawing-banner"
    tone="error"
    action={
      <Button small onClick={onAction}>
        {label}
      </Button>
    }
  >
    {children}
  </Banner>
)
