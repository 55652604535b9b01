import { readFileSync } from 'node:fs'

/** A script file with `count` official characters, spread evenly over the four main teams. */
export function sampleScriptFile(count: number, name = 'Bench') {
  const { characters }: { characters: { id: string; team: string }[] } = JSON.parse(
    readFileSync('src/catalogue/facts.json', 'utf8')
  )
  const inPlay = characters.filter(({ team }) => ['townsfolk', 'outsider', 'minion', 'demon'].includes(team))
  const spread = Math.floor(inPlay.length / count)
  return [
    { id: '_meta', name, author: 'Belfry' },
    ...inPlay
      .filter((_, index) => index % spread === 0)
      .slice(0, count)
      .map(({ id }) => id)
  ]
}
