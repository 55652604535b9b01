import type { DayHintId } from '#core/grimoire/votes/day-hints.ts'
import { m } from '#i18n/messages.ts'

const texts: Record<DayHintId, () => string> = {
  psychopath: m.day_hint_psychopath,
  bishop: m.day_hint_bishop,
  bigwig: m.day_hint_bigwig,
  riot: m.day_hint_riot,
  gunslinger: m.day_hint_gunslinger,
  butcher: m.day_hint_butcher,
  virgin: m.day_hint_virgin,
  goblin: m.day_hint_goblin,
  gnome: m.day_hint_gnome,
  witch: m.day_hint_witch,
  golem: m.day_hint_golem,
  princess: m.day_hint_princess,
  voudon: m.day_hint_voudon,
  butler: m.day_hint_butler,
  zealot: m.day_hint_zealot,
  vizier: m.day_hint_vizier,
  legion: m.day_hint_legion,
  judge: m.day_hint_judge,
  deviant: m.day_hint_deviant,
  saint: m.day_hint_saint,
  vizierSafe: m.day_hint_vizier_safe,
  psychopathDuel: m.day_hint_psychopath_duel,
  boomdandy: m.day_hint_boomdandy,
  goblinClaimed: m.day_hint_goblin_claimed,
  devilsadvocate: m.day_hint_devilsadvocate,
  fearmonger: m.day_hint_fearmonger,
  ventriloquist: m.day_hint_ventriloquist,
  eviltwin: m.day_hint_eviltwin,
  pacifist: m.day_hint_pacifist,
  leviathan: m.day_hint_leviathan,
  mastermind: m.day_hint_mastermind,
  minstrel: m.day_hint_minstrel,
  scapegoat: m.day_hint_scapegoat,
  cannibal: m.day_hint_cannibal,
  atheist: m.day_hint_atheist,
  mayor: m.day_hint_mayor,
  vortox: m.day_hint_vortox,
  demonVoted: m.day_hint_demon_voted,
  demonNotVoted: m.day_hint_demon_not_voted,
  minionNominated: m.day_hint_minion_nominated,
  minionNotNominated: m.day_hint_minion_not_nominated
}

/** What a character changes, in a sentence or two. */
export const hintText = (id: DayHintId) => texts[id]()
