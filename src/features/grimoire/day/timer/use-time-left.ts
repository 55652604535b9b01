import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $dayTimer, timeLeft } from '#stores/grimoire/day-timer.ts'

/** Milliseconds between two looks at the clock. */
const tick = 250

/** Seconds that the timer has left, begun ones included; undefined while none is set. */
export function useTimeLeft(): number | undefined {
  const timer = useStore($dayTimer)
  const [now, setNow] = useState(Date.now)
  const seconds = timer && Math.ceil(timeLeft(timer, now) / 1000)
  useEffect(() => {
    if (!timer) return
    // Looks at the clock: a page that slept has missed ticks.
    const look = () => setNow(Date.now())
    look()
    if ('left' in timer) return
    const looking = setInterval(look, tick)
    return () => clearInterval(looking)
  }, [timer])
  return seconds
}

/** `4:05` */
export const timeText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
