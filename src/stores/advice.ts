import { atom, computed, onMount } from 'nanostores'
import { catalogue } from '#catalogue/catalogue.ts'
import { traitFacts } from '#catalogue/traits.ts'
import { usageOf } from '#catalogue/usage.ts'
import { applyFix } from '#core/advice/apply-fix.ts'
import { isDismissed } from '#core/advice/dismissals.ts'
import { findSuggestions } from '#core/advice/find-suggestions.ts'
import { recommendCharacters } from '#core/advice/recommend-characters.ts'
import type { Fix, Suggestion } from '#core/advice/suggestion.ts'
import { isEqual } from '#core/equal.ts'
import { $cast, $knownTexts } from './cast.ts'
import { $dismissed } from './dismissed-advice.ts'
import { $script, changeScript } from './script.ts'

/** Milliseconds between the last change and the next analysis, so that typing stays fast. */
const debounce = 250

/** The most characters that are recommended. */
const maxRecommended = 4

const sources = { catalogue, traits: traitFacts, usageOf }

interface Advice {
  /** The script has no characters. */
  isEmpty: boolean
  suggestions: readonly Suggestion[]
  /** Names, by id, of the script's characters that suggestions mention. */
  names: readonly (readonly [id: string, name: string])[]
  /** Ids of official characters that go well with the script. */
  recommended: readonly string[]
}

const $advice = atom<Advice>({ isEmpty: true, suggestions: [], names: [], recommended: [] })

onMount($advice, () => {
  let timer: ReturnType<typeof setTimeout> | undefined
  updateAdvice()
  const stop = $script.listen(() => {
    clearTimeout(timer)
    timer = setTimeout(updateAdvice, debounce)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
})

/** Suggestions for the open script, without dismissed ones. */
export const $suggestions = computed([$advice, $dismissed], ({ suggestions }, dismissed) =>
  suggestions.filter(suggestion => !isDismissed(suggestion, dismissed))
)

export const $dismissedSuggestions = computed([$advice, $dismissed], ({ suggestions }, dismissed) =>
  suggestions.filter(suggestion => isDismissed(suggestion, dismissed))
)

export const $hasNoCharacters = computed($advice, ({ isEmpty }) => isEmpty)

export const $recommendedIds = computed($advice, ({ recommended }) => recommended)

/** Looks up the name of a character that a suggestion mentions, on the script or not. */
export const $nameOf = computed([$advice, $knownTexts], ({ names }, texts) => {
  const onScript = new Map(names)
  const official = new Map(Object.entries(texts?.characters ?? {}))
  return (id: string) => onScript.get(id) ?? official.get(id)?.name
})

/** Applies the fix of a suggestion and updates the advice at once. */
export function fixScript(fix: Fix) {
  changeScript(script => applyFix(script, fix, catalogue))
  updateAdvice()
}

function updateAdvice() {
  const script = $script.get()
  const suggestions = findSuggestions(script, sources)
  const advice = {
    isEmpty: script.characters.length === 0,
    suggestions,
    names: namesIn(suggestions),
    recommended: recommendCharacters(script, sources, maxRecommended)
  }
  if (!isEqual(advice, $advice.get())) $advice.set(advice)
}

/** Only the mentioned names, so that suggestions render again only when they change. */
function namesIn(suggestions: readonly Suggestion[]) {
  const ids = new Set(suggestions.flatMap(({ characters = [] }) => characters))
  const named = $cast.get()?.characters.filter(({ id }) => ids.has(id)) ?? []
  return named.map(({ id, name }) => [id, name] as const)
}
