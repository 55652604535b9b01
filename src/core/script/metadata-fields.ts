import { limits } from '../limits.ts'

/** The values of each kind of metadata field. */
interface ValueOf {
  /** Absent means ''. */
  text: string
  /** A URL. */
  address: string
  /** Absent means false. */
  flag: boolean
  /** A list of texts; absent means []. */
  texts: string[]
  number: number
}

export type FieldKind = keyof ValueOf

export interface MetadataField {
  kind: FieldKind
  /** The key in the meta entry of a script file. */
  fileKey: string
  /** Other keys that script files use, as normalized ids. */
  aliases: readonly string[]
  /** Characters of a text or an address, items of a list, the highest number; 0 for a flag. */
  limit: number
  /** Whether files contain the field even when it is empty. */
  isRequired?: boolean
}

const limit = limits.script

/**
 * The fields of a script's metadata, in the order of the file format. The stored schema, the reading and writing of
 * files, the public file schema, the rules of forms, the difference between versions and the tests' scripts follow.
 */
export const metadataFields = {
  title: {
    kind: 'text',
    fileKey: 'name',
    aliases: ['title', 'scriptname', 'displayname'],
    limit: limit.name,
    isRequired: true
  },
  author: { kind: 'text', fileKey: 'author', aliases: ['authors'], limit: limit.author },
  logo: { kind: 'address', fileKey: 'logo', aliases: [], limit: limit.url },
  hideTitle: { kind: 'flag', fileKey: 'hideTitle', aliases: [], limit: 0 },
  background: { kind: 'address', fileKey: 'background', aliases: [], limit: limit.url },
  almanac: { kind: 'address', fileKey: 'almanac', aliases: [], limit: limit.url },
  bootlegger: {
    kind: 'texts',
    fileKey: 'bootlegger',
    aliases: ['bootleggers', 'bootleggerrules'],
    limit: limit.bootlegger
  }
} as const satisfies Readonly<Record<string, MetadataField>>

type Fields = typeof metadataFields
export type MetadataName = keyof Fields
export type FileKey = Fields[MetadataName]['fileKey']

/** The names of the fields of some kinds. */
export type NamesOfKind<Kind extends FieldKind> = {
  [Name in MetadataName]: Fields[Name]['kind'] extends Kind ? Name : never
}[MetadataName]

type Values = { [Name in MetadataName]: ValueOf[Fields[Name]['kind']] }

export type Metadata = { [Name in MetadataName]?: Values[Name] | undefined }

/** Metadata under the keys of a script file. */
export type FileMetadata = {
  [Name in MetadataName as Fields[Name]['fileKey']]: Values[Name]
}

const isMetadataName = (key: string): key is MetadataName => Object.hasOwn(metadataFields, key)

export const metadataNames = Object.keys(metadataFields).filter(isMetadataName)

const isOfKind =
  <Kind extends FieldKind>(kinds: readonly Kind[]) =>
  (name: MetadataName): name is NamesOfKind<Kind> =>
    kinds.some(kind => kind === metadataFields[name].kind)

export const namesOfKind = <Kind extends FieldKind>(...kinds: Kind[]) => metadataNames.filter(isOfKind(kinds))

/** Builds something for a field of each kind, such as a schema. */
export type ByKind = Readonly<Record<FieldKind, (field: MetadataField) => unknown>>

/** Builds an object with something for each metadata field, under the field's name. */
export const mapFields = <By extends ByKind>(byKind: By) =>
  // Each value was built for the kind of its own field, which `fromEntries` cannot express.
  Object.fromEntries(metadataNames.map(name => [name, build(name, byKind)])) as {
    [Name in MetadataName]: ReturnType<By[Fields[Name]['kind']]>
  }

/** Like `mapFields`, under the keys of a script file. */
export const mapFileKeys = <By extends ByKind>(byKind: By) =>
  Object.fromEntries(metadataNames.map(name => [metadataFields[name].fileKey, build(name, byKind)])) as {
    [Name in MetadataName as Fields[Name]['fileKey']]: ReturnType<By[Fields[Name]['kind']]>
  }

const build = (name: MetadataName, byKind: ByKind) => byKind[metadataFields[name].kind](metadataFields[name])

/** Other keys of script files, with the key of the format. */
export const fileKeyAliases: Readonly<Record<string, FileKey>> = Object.fromEntries(
  metadataNames.flatMap(name => {
    const { aliases, fileKey } = metadataFields[name]
    return aliases.map(alias => [alias, fileKey])
  })
)

/** Moves the values of a file from its keys to the names of the fields. */
export const fromFileKeys = (fields: Partial<FileMetadata>) =>
  Object.fromEntries(
    metadataNames.flatMap(name => {
      const value = fields[metadataFields[name].fileKey]
      return value === undefined ? [] : [[name, value]]
    })
  ) as Partial<Values>

/** Returns the metadata as a file contains it: in the order of the format, without empty values and blank texts. */
export const toFileKeys = (metadata: Metadata): Record<string, unknown> =>
  Object.fromEntries(
    metadataNames.flatMap(name => {
      const { fileKey, isRequired = false }: MetadataField = metadataFields[name]
      const value = withoutBlanks(metadata[name])
      return isRequired || !isEmptyValue(value) ? [[fileKey, value]] : []
    })
  )

/** Leaves out the blank texts of a list. */
const withoutBlanks = <Value>(value: Value) =>
  Array.isArray(value) ? value.filter(text => text.trim() !== '') : value

const isEmptyValue = (value: string | boolean | number | readonly string[] | undefined) =>
  value === undefined || value === false || value === '' || (Array.isArray(value) && value.length === 0)
