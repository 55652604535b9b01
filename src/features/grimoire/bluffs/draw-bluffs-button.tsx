import { Dices } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { GameProps } from '../game-props.ts'
import { redrawBluffs } from './bluff-actions.ts'

interface DrawBluffsButtonProps extends GameProps {
  groupId: string
  small?: boolean
}

/** Draws the bluffs of a group at random, in place of those that it has. */
export const DrawBluffsButton = ({ game, cast, groupId, small }: DrawBluffsButtonProps) => (
  <Button small={small} icon={<Dices />} onClick={() => performActions(...redrawBluffs(game, cast, groupId))}>
    {m.bag_draw_bluffs()}
  </Button>
)
