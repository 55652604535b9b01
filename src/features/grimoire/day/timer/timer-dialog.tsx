import './timer.css'
import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import { m } from '#i18n/messages.ts'
import {
  $dayTimer,
  $timerSound,
  $timerVibration,
  addMinute,
  continueTimer,
  pauseTimer,
  startTimer,
  stopTimer
} from '#stores/grimoire/day-timer.ts'
import { closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { prepareSound } from './timer-sound.ts'
import { timeText, useTimeLeft } from './use-time-left.ts'

/** The timer: minutes to choose from, and what can be done with one that is set. */
export function TimerDialog() {
  const seconds = useTimeLeft()
  return (
    <Dialog title={m.clock_timer()} closeLabel={m.notice_close()} onClose={closeGrimoireDialog} width={440}>
      <div className="timer">
        {seconds === undefined ? <NewTimer /> : <RunningTimer seconds={seconds} />}
        <OnOffSwitch label={m.clock_sound()} store={$timerSound} />
        {'vibrate' in navigator && <OnOffSwitch label={m.clock_vibration()} store={$timerVibration} />}
      </div>
    </Dialog>
  )
}

const presets = [1, 2, 3, 5, 8, 10]
const range = [1, 120] as const

function NewTimer() {
  const [minutes, setMinutes] = useState(4)
  const start = (chosen: number) => {
    prepareSound()
    startTimer(chosen)
    closeGrimoireDialog()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    start(minutes)
  }
  return (
    <>
      <div className="timer-presets">
        {presets.map(preset => (
          <Button key={preset} onClick={() => start(preset)}>
            {m.clock_minutes({ minutes: preset })}
          </Button>
        ))}
      </div>
      <form className="timer-own" onSubmit={submit}>
        <NumberField
          label={m.clock_own_minutes()}
          range={range}
          step={1}
          value={minutes}
          onChange={setMinutes}
        />
        <Button type="submit">{m.clock_start_timer()}</Button>
      </form>
    </>
  )
}

function RunningTimer({ seconds }: { seconds: number }) {
  const timer = useStore($dayTimer)
  const isPaused = timer !== undefined && 'left' in timer
  return (
    <>
      <p className="timer-left" role="timer">
        {timeText(seconds)}
      </p>
      <div className="timer-presets">
        <Button
          variant="primary"
          onClick={() => {
            prepareSound()
            if (isPaused) continueTimer()
            else pauseTimer()
          }}
        >
          {isPaused ? m.clock_continue_timer() : m.clock_pause_timer()}
        </Button>
        <Button onClick={addMinute}>{m.clock_add_minute()}</Button>
        <Button onClick={stopTimer}>{m.clock_stop_timer()}</Button>
      </div>
    </>
  )
}

function OnOffSwitch({ label, store }: { label: string; store: typeof $timerSound }) {
  return (
    <Switch
      label={label}
      checked={useStore(store) === 'on'}
      onChange={isOn => store.set(isOn ? 'on' : 'off')}
    />
  )
}
