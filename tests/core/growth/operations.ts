import { traitFacts } from '#catalogue/traits.ts'
import { usageOf } from '#catalogue/usage.ts'
import { applyFix } from '#core/advice/apply-fix.ts'
import { findSuggestions } from '#core/advice/find-suggestions.ts'
import { recommendCharacters } from '#core/advice/recommend-characters.ts'
import { buildCast } from '#core/cast/cast.ts'
import { splitReminder } from '#core/cast/reminder-parts.ts'
import { searchCharacters } from '#core/character/character-search.ts'
import { fillScript } from '#core/filling/fill-script.ts'
import { createRandom } from '#core/filling/random.ts'
import { suggestCharacters } from '#core/filling/suggest-characters.ts'
import { nights } from '#core/night/night.ts'
import { nightMoves } from '#core/night/night-moves.ts'
import { setNightOrder, sortNightOrder } from '#core/night/night-order.ts'
import { fullNightOrder } from '#core/night/night-position.ts'
import { scriptDigest } from '#core/saving/document-link.ts'
import { isBigChange } from '#core/saving/local-versions.ts'
import { compareScripts } from '#core/script/lists/compare-scripts.ts'
import { copyCharacters } from '#core/script/lists/copy-characters.ts'
import { swapCharacter } from '#core/script/lists/swap-character.ts'
import { emptyScript, type Script } from '#core/script/script.ts'
import { orderCharacters, reorderSubset, sortCharacters } from '#core/script/script-characters.ts'
import { scriptDifference } from '#core/script/script-difference.ts'
import { writeScriptFile } from '#core/script/script-file.ts'
import { scriptJinxes } from '#core/script/script-jinxes.ts'
import { chatFormats } from '#core/sharing/chat-formats.ts'
import { chatText } from '#core/sharing/chat-text.ts'
import { catalogue, texts } from '../script-builders.ts'

const sources = { catalogue, traits: traitFacts, usageOf }
const noTexts = texts()

/** A script with every list in reverse: characters, night orders, house rules, and texts by their letters. */
const reversed = (script: Script): Script => ({
  ...script,
  characters: script.characters.toReversed(),
  bootlegger: script.bootlegger.toReversed(),
  ...(script.firstNight ? { firstNight: script.firstNight.toReversed() } : {}),
  ...(script.otherNight ? { otherNight: script.otherNight.toReversed() } : {})
})

const ownOrders = (script: Script) =>
  nights.reduce(
    (next, night) => setNightOrder(next, night, next.characters.map(({ id }) => id).toReversed(), catalogue),
    script
  )

const chatLabels = { untitled: '', byAuthor: String, team: String, rules: 'Rules', jinxes: 'Jinxes' }

/** What the product does with a whole script. */
export const operations: Readonly<Record<string, (script: Script) => unknown>> = {
  'builds the cast': script => buildCast(script, catalogue, noTexts),
  'splits the reminders': script =>
    buildCast(script, catalogue, noTexts).characters.map(each =>
      splitReminder(each.firstNightReminder, each)
    ),
  'searches the characters': script =>
    ['l', 'owl 1', 'has:a'].map(query =>
      searchCharacters(query, buildCast(script, catalogue, noTexts).characters)
    ),
  'writes it for chats': script =>
    chatFormats.map(format =>
      chatText(buildCast(script, catalogue, noTexts), { format, withAbilities: true, labels: chatLabels })
    ),
  'lists the jinxes': script => scriptJinxes(script, catalogue, noTexts),
  'sorts the characters': script => {
    const ids = script.characters.map(({ id }) => id).toReversed()
    return [sortCharacters(script, catalogue), orderCharacters(script, ids), reorderSubset(script, ids)]
  },
  'orders the nights': script =>
    nights.map(night => [
      sortNightOrder(ownOrders(script), night, catalogue),
      fullNightOrder(script, night, catalogue, 'imp')
    ]),
  'compares the nights': script =>
    nights.map(night => [
      nightMoves(script, night, catalogue),
      nightMoves(ownOrders(script), night, catalogue)
    ]),
  'gives advice': script => findSuggestions(script, sources),
  'applies advice': script =>
    findSuggestions(script, sources).map(({ fix }) => fix && applyFix(script, fix, catalogue)),
  'recommends characters': script => recommendCharacters(script, sources, 4),
  'suggests characters': script => suggestCharacters(script, sources),
  'fills the script': script =>
    fillScript(script, sources, {
      targets: { townsfolk: 20, outsider: 20, minion: 20, demon: 20 },
      editions: [],
      mode: 'balanced',
      kept: new Set(script.characters.map(({ id }) => id)),
      random: createRandom(1)
    }),
  'compares versions': script => [
    scriptDifference(script, reversed(script)),
    isBigChange(script, { ...script, characters: [] }),
    scriptDigest(script)
  ],
  'compares two scripts': script => [
    compareScripts(script, ownOrders(reversed(script)), catalogue, noTexts),
    compareScripts(script, emptyScript, catalogue, noTexts)
  ],
  'copies characters': script => {
    const ids = script.characters.map(({ id }) => id)
    return [
      copyCharacters(script, ids, ownOrders(emptyScript), catalogue),
      copyCharacters(script, ids, script, catalogue)
    ]
  },
  'swaps a character': script => {
    const last = script.characters.at(-1)?.id ?? ''
    return swapCharacter(ownOrders(script), last, { kind: 'unknown', id: 'swapped' }, 'Text', catalogue)
  },
  'writes the file': script => writeScriptFile(script, catalogue, noTexts)
}
