import { computed } from 'nanostores'
import { catalogue } from '#catalogue/catalogue.ts'
import * as core from '#core/script-jinxes.ts'
import { $texts } from './cast.ts'
import { $script, changeScript } from './script.ts'

/** Jinxes in play, each with the source of its text; empty until the catalogue's texts are fetched. */
export const $jinxes = computed([$script, $texts], (script, texts) =>
  texts ? core.scriptJinxes(script, catalogue, texts) : []
)

/** Sets the text of a jinx; the official text removes the script's own. */
export function setJinx(pair: core.Pair, reason: string) {
  const texts = $texts.get()
  const isOfficial = texts !== undefined && core.officialReason(pair, catalogue, texts) === reason
  changeScript(script => (isOfficial ? core.removeOwnJinx(script, pair) : core.setJinx(script, pair, reason)))
}

export const removeOwnJinx = (pair: core.Pair) => changeScript(script => core.removeOwnJinx(script, pair))
