import { computed } from 'nanostores'
import { catalogue } from '#catalogue/catalogue.ts'
import * as core from '#core/script/script-jinxes.ts'
import { $catalogueTexts } from './cast.ts'
import { $script, changeScript } from './script.ts'

/** Jinxes in play, each with the source of its text; empty until the catalogue's texts are fetched. */
export const $jinxes = computed([$script, $catalogueTexts], (script, texts) =>
  texts ? core.scriptJinxes(script, catalogue, texts) : []
)

/** Sets the text of a jinx; the official text removes the script's own. */
export function setJinx(pair: core.CharacterPair, reason: string) {
  const texts = $catalogueTexts.get()
  const isOfficial = texts !== undefined && core.findOfficialReason(pair, catalogue, texts) === reason
  changeScript(script =>
    isOfficial ? core.removeScriptJinx(script, pair) : core.setScriptJinx(script, pair, reason)
  )
}

export const removeOwnJinx = (pair: core.CharacterPair) =>
  changeScript(script => core.removeScriptJinx(script, pair))
