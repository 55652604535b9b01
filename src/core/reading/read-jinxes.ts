import type { Jinx } from '../character/character.ts'
import { limits } from '../limits.ts'
import { type Reader, type ReportFieldRepair, unreadable } from './field-readers.ts'
import { isEmpty, isRecord, type RawRecord } from './json-value.ts'

/** Keys of a jinx's text in files, the official key first. */
const reasonKeys = ['reason', 'text', 'rule', 'jinx', 'description']

/** Reads the jinxes of one character: a list of `{id, reason}`, or an object with a reason per id. */
export const readJinxes: Reader<Jinx[]> = (value, report) => {
  const given = Array.isArray(value) ? value : toEntries(value)
  const list = given.filter(item => !isEmpty(item))
  if (list.length < given.length) report('empty_dropped')
  const jinxes = list.map(item => readJinx(item, report))
  if (!jinxes.every(jinx => jinx !== undefined)) return unreadable
  if (jinxes.length > limits.character.jinxes) report('list_long', jinxes.length, limits.character.jinxes)
  return jinxes.length > 0 ? jinxes : undefined
}

/** Reads one jinx of a character; undefined without the other character's id. Keeps all other keys. */
export function readJinx(item: unknown, report: ReportFieldRepair): Jinx | undefined {
  if (!isRecord(item)) return undefined
  const id = [item.id, item.character, item.name].find(isIdLike)
  if (id === undefined) return undefined
  const { key, reason } = findReason(item)
  if (key !== 'reason') report('key_renamed', key, 'reason')
  if (reason.length > limits.character.jinxReason) report('text_long', reason, limits.character.jinxReason)
  const rest = Object.entries(item).filter(([name]) => name !== key && name !== 'id')
  return { ...Object.fromEntries(rest), id: String(id), reason }
}

/** Returns the text of a jinx and its key; '' without a text. */
export function findReason(item: RawRecord): { key: string; reason: string } {
  const key = reasonKeys.find(name => typeof item[name] === 'string') ?? 'reason'
  const reason = item[key]
  return { key, reason: typeof reason === 'string' ? reason : '' }
}

const isIdLike = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number'

/** Converts `{spy: 'reason'}` to a list; anything else becomes a list of one item. */
function toEntries(value: unknown): unknown[] {
  if (!isRecord(value) || 'id' in value) return [value]
  return Object.entries(value).map(([id, reason]) => (isRecord(reason) ? { id, ...reason } : { id, reason }))
}
