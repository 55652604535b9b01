import { computed } from 'nanostores'
import { catalogue } from '#catalogue/catalogue.ts'
import * as core from '#core/script-jinxes.ts'
import { $texts } from './cast.ts'
import { $script, changeScript } from './script.ts'

/** The jinxes in play, and whose words each has; none until the catalogue's words have been fetched. */
export const $jinxes = computed([$script, $texts], (script, texts) =>
  texts ? core.scriptJinxes(script, catalogue, texts) : []
)

/** Gives a jinx its words; the official ones are nobody's own. */
export function setJinx(pair: core.Pair, reason: string) {
  const texts = $texts.get()
  const isOfficial = texts !== undefined && core.officialReason(pair, catalogue, texts) === reason
  changeScript(script => (isOfficial ? core.removeOwnJinx(script, pair) : core.setJinx(script, pair, reason)))
}

export const removeOwnJinx = (pair: core.Pair) => changeScript(script => core.removeOwnJinx(script, pair))
