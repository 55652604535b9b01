import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import {
  applyFilling,
  type FilledTeam,
  type Filling,
  type FillOptions,
  fillingChange,
  fillScript,
  idsByTeam
} from '#core/filling/fill-script.ts'
import { createRandom } from '#core/filling/random.ts'
import { notify } from '#stores/notice.ts'
import { $script, changeScript } from '#stores/script.ts'
import { fillingSources } from './filling-sources.ts'

/** What the user chooses. */
export type Choices = Pick<FillOptions, 'targets' | 'editions' | 'mode'>

const initialChoices: Choices = {
  targets: { townsfolk: 13, outsider: 4, minion: 4, demon: 4 },
  editions: [],
  mode: 'balanced'
}

interface State {
  choices: Choices
  /** Ids that stay in the next draw. */
  locked: ReadonlySet<string>
  filling: Filling
}

/**
 * A proposal for the open script: drawn when the dialog opens, and changed only by what the user does. The script's own
 * characters are locked at first.
 */
export function useFilling() {
  const script = useStore($script)
  const draw = (choices: Choices, kept: ReadonlySet<string>) =>
    fillScript(script, fillingSources, { ...choices, kept, random: createRandom(newSeed()) })
  const [state, setState] = useState<State>(() => {
    const locked = new Set(Object.values(idsByTeam(script, catalogue)).flat())
    return { choices: initialChoices, locked, filling: draw(initialChoices, locked) }
  })
  const { choices, locked, filling } = state

  /** Draws a single team again; of the others everything stays. */
  const drawTeam = (team: FilledTeam, next: Choices, kept: readonly string[]) =>
    setState({
      ...state,
      choices: next,
      filling: draw(next, new Set([...locked, ...without(filling.teams, team), ...kept]))
    })

  return {
    choices,
    locked,
    filling,
    change: fillingChange(script, filling, catalogue),
    toggleLock: (id: string) =>
      setState({ ...state, locked: locked.has(id) ? withoutId(locked, id) : new Set([...locked, id]) }),
    drawAll: (next: Choices = choices) => setState({ ...state, choices: next, filling: draw(next, locked) }),
    drawTeam: (team: FilledTeam) => drawTeam(team, choices, []),
    /** Draws further characters, or takes away the last ones that aren't locked. */
    setTarget(team: FilledTeam, target: number) {
      const ids = filling.teams[team]
      const room = Math.max(0, target - ids.filter(id => locked.has(id)).length)
      const staying = ids.filter(id => !locked.has(id)).slice(0, room)
      drawTeam(team, { ...choices, targets: { ...choices.targets, [team]: target } }, staying)
    },
    /** Makes the proposal the script's, as one undo step. */
    apply() {
      const { added, removed } = fillingChange(script, filling, catalogue)
      changeScript(current => applyFilling(current, filling, catalogue))
      notify({ kind: 'filled', added: added.length, removed: removed.length })
    }
  }
}

const without = (teams: Filling['teams'], team: FilledTeam) =>
  Object.entries(teams).flatMap(([each, ids]) => (each === team ? [] : ids))

const withoutId = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter(other => other !== id))

const newSeed = () => crypto.getRandomValues(new Int32Array(1))[0] ?? 0
