import { limits } from '../limits.ts'
import {
  type FieldTable,
  type Reader,
  readAddress,
  readFlag,
  readText,
  readTexts,
  unreadable
} from './field.ts'
import { isRecord, type RawRecord } from './tidy.ts'

/** The fields of the meta entry. Night lists and jinxes stay raw until the characters are known. */
export interface MetaFields {
  id: string
  name: string
  author: string
  logo: string
  hideTitle: boolean
  background: string
  almanac: string
  bootlegger: string[]
  firstNight: unknown[]
  otherNight: unknown[]
  customData: RawRecord
  almanacIntroduction: string
  jinxes: unknown[] | RawRecord
}

const limit = limits.script

/** Any other value is some tool's own id of the script. */
const readMetaId: Reader<string> = value => (value === '_meta' ? value : unreadable)

const readNightList: Reader<unknown[]> = value => (Array.isArray(value) ? value : unreadable)

const readRecord: Reader<RawRecord> = value => (isRecord(value) ? value : unreadable)

const readJinxSource: Reader<unknown[] | RawRecord> = value =>
  Array.isArray(value) || isRecord(value) ? value : unreadable

/** The readers and aliases of the meta entry's fields. */
export const metaFields: FieldTable<MetaFields> = {
  readers: {
    id: readMetaId,
    name: readText(limit.name),
    author: readText(limit.author),
    logo: readAddress(limit.url),
    hideTitle: readFlag,
    background: readAddress(limit.url),
    almanac: readAddress(limit.url),
    bootlegger: readTexts(limit.bootlegger, Number.POSITIVE_INFINITY),
    firstNight: readNightList,
    otherNight: readNightList,
    customData: readRecord,
    almanacIntroduction: readText(limit.almanacIntroduction),
    jinxes: readJinxSource
  },
  aliases: {
    title: 'name',
    scriptname: 'name',
    displayname: 'name',
    authors: 'author',
    bootleggers: 'bootlegger',
    bootleggerrules: 'bootlegger',
    firstnightorder: 'firstNight',
    othernightorder: 'otherNight',
    othernights: 'otherNight',
    jinx: 'jinxes'
  }
}
