import './timer.css'
import { useStore } from '@nanostores/react'
import { Timer } from 'lucide-react'
import { useEffect } from 'react'
import { m } from '#i18n/messages.ts'
import { $dayTimer, $timerSound, $timerVibration, endTimer } from '#stores/grimoire/day-timer.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { TimeUp } from './time-up.tsx'
import { prepareSound, ringBell } from './timer-sound.ts'
import { timeText, useTimeLeft } from './use-time-left.ts'

/** The time that is left, in the bar while a timer is set; a press opens the timer. It rings at the end. */
export function TimerButton() {
  const seconds = useTimeLeft()
  useRing(seconds)
  return (
    <>
      {seconds !== undefined && (
        <button type="button" className="timer-button" onClick={() => openGrimoireDialog({ kind: 'timer' })}>
          <Timer />
          <span className="unseen">{m.clock_timer()}</span>
          <span>{timeText(seconds)}</span>
        </button>
      )}
      <TimeUp />
    </>
  )
}

/** Rings when the time is up. After a reload, the next press anywhere allows the sound again. */
function useRing(seconds: number | undefined) {
  const isSet = useStore($dayTimer) !== undefined
  useEffect(() => {
    if (seconds === 0 && endTimer()) {
      if ($timerSound.get() === 'on') ringBell()
      if ($timerVibration.get() === 'on') navigator.vibrate?.([400, 200, 400, 200, 400])
    }
  }, [seconds])
  useEffect(() => {
    if (!isSet) return
    addEventListener('pointerdown', prepareSound, { once: true })
    return () => removeEventListener('pointerdown', prepareSound)
  }, [isSet])
}
