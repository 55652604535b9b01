import type { TeamNames } from '#core/grimoire/setup/brackets/setup-text.ts'

/** Beginnings of the names of the teams in all languages: custom characters can be written in another one than the page's. */
export const setupTeamNames: TeamNames = {
  townsfolk: ['townsfolk', 'villageois', 'dorfbewohner', 'cidad', 'kasabalı', 'dân làng'],
  outsider: ['outsider', 'margina', 'außenseiter', 'forasteir', 'yabancı', 'lữ khách'],
  minion: ['minion', 'sbire', 'untergeben', 'lacaio', 'minyon', 'tay sai'],
  demon: ['demon', 'démon', 'dämon', 'iblis', 'quỷ']
}
