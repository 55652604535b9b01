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

/** The fields of a script's `_meta` entry. Night lists and jinxes are read once the characters are known. */
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

/** Anything but the marker itself is some other id of the script. */
const readMetaId: Reader<string> = value => (value === '_meta' ? value : unreadable)

const readNightList: Reader<unknown[]> = value => (Array.isArray(value) ? value : unreadable)

const readCustomData: Reader<RawRecord> = value => (isRecord(value) ? value : unreadable)

const readJinxSource: Reader<unknown[] | RawRecord> = value =>
  Array.isArray(value) || isRecord(value) ? value : unreadable

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
    customData: readCustomData,
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
