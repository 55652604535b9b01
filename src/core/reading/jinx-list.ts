import type { Jinx } from '../character.ts'
import { limits } from '../limits.ts'
import { type FieldNote, type Reader, unreadable } from './field.ts'
import { isEmpty, isRecord, type RawRecord } from './tidy.ts'

/** Keys under which files keep the text of a jinx, the official one first. */
const reasonKeys = ['reason', 'text', 'rule', 'jinx', 'description']

/** The jinxes of one character: a list of `{id, reason}`, or an object with a reason for each id. */
export const readJinxes: Reader<Jinx[]> = (value, note) => {
  const list = Array.isArray(value) ? value : entriesOf(value)
  const jinxes = list.filter(item => !isEmpty(item)).map(item => readJinx(item, note))
  if (!jinxes.every(jinx => jinx !== undefined)) return unreadable
  if (jinxes.length > limits.character.jinxes) note('list_long', jinxes.length, limits.character.jinxes)
  return jinxes.length > 0 ? jinxes : undefined
}

/** One jinx of a character, unless it does not say with whom; all other keys stay with it. */
export function readJinx(item: unknown, note: FieldNote): Jinx | undefined {
  if (!isRecord(item)) return undefined
  const id = [item.id, item.character, item.name].find(isWord)
  if (id === undefined) return undefined
  const { key, reason } = reasonOf(item)
  if (key !== 'reason') note('key_renamed', key, 'reason')
  if (reason.length > limits.character.jinxReason) note('text_long', reason, limits.character.jinxReason)
  const rest = Object.entries(item).filter(([name]) => name !== key && name !== 'id')
  return { ...Object.fromEntries(rest), id: String(id), reason }
}

/** The text of a jinx and the key it stood under; no text is an empty reason. */
export function reasonOf(item: RawRecord): { key: string; reason: string } {
  const key = reasonKeys.find(name => typeof item[name] === 'string') ?? 'reason'
  const reason = item[key]
  return { key, reason: typeof reason === 'string' ? reason : '' }
}

const isWord = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number'

/** `{spy: 'reason'}` as a list; anything else stays one item. */
function entriesOf(value: unknown): unknown[] {
  if (!isRecord(value) || 'id' in value) return [value]
  return Object.entries(value).map(([id, reason]) => (isRecord(reason) ? { id, ...reason } : { id, reason }))
}
