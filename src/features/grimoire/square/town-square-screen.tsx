import { m } from '#i18n/messages.ts'

/** What everybody may see of the open game, for a second window. */
export const TownSquareScreen = () => <h1>{m.square_title()}</h1>
