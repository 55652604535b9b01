import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as account from '../../../functions/db/account.ts'
import { readAccountBytes } from '../../../functions/db/account-bytes.ts'
import { findCharacterWithId, listCharacterIds } from '../../../functions/db/character-ids.ts'
import * as contents from '../../../functions/db/contents.ts'
import * as changes from '../../../functions/db/document-changes.ts'
import * as documents from '../../../functions/db/documents.ts'
import { saveGame } from '../../../functions/db/game-saves.ts'
import * as games from '../../../functions/db/games.ts'
import { addDrawing } from '../../../functions/db/image-drawings.ts'
import { listImageUses } from '../../../functions/db/image-uses.ts'
import * as images from '../../../functions/db/images.ts'
import * as publicDocuments from '../../../functions/db/public-documents.ts'
import * as sessions from '../../../functions/db/sessions.ts'
import { findVersion, listVersions } from '../../../functions/db/versions.ts'
import { characterKind, scriptKind } from '../../../functions/documents/document-kinds.ts'
import { saveContent } from '../../../functions/documents/save-content.ts'
import { type MemoryDatabase, openMemoryDatabase } from '../helpers/memory-database.ts'

/** Rows of documents, and of every other table. */
const rows = 100_000

let database: MemoryDatabase

beforeAll(() => {
  database = openMemoryDatabase()
  const { sqlite } = database
  const many = `WITH RECURSIVE many(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM many WHERE at < ${rows})`
  sqlite.exec('BEGIN')
  sqlite.exec(`${many} INSERT INTO documents
    (id, kind, owner_id, data, name, search, visibility, save_id, made_at, changed_at, deleted_at)
    SELECT 'document-' || at, iif(at % 3, 'script', 'character'), 'owner-' || (at % 1000),
      '{"author":"","characters":[],"team":"minion","ability":"","id":"a"}', 'Name ' || at, 'name ' || at,
      iif(at % 10, 'private', 'public'), at, at, at, iif(at % 20, NULL, at) FROM many`)
  sqlite.exec(`${many} INSERT INTO contents (owner_id, hash, bytes, data, object)
    SELECT 'owner-' || (at % 1000), at, 10, iif(at % 100, NULL, x'00'), iif(at % 100, 'versions/' || at, NULL) FROM many`)
  sqlite.exec(`${many} INSERT INTO earlier_versions (document_id, version, owner_id, saved_at, hash)
    SELECT 'document-' || at, 0, 'owner-' || (at % 1000), at, at FROM many`)
  sqlite.exec(`${many} INSERT INTO images (id, owner_id, name, search, type, bytes, width, height, made_at, deleted_at)
    SELECT 'image-' || at, 'owner-' || (at % 1000), 'Image', 'image', 'image/png', 1, 1, 1, at, iif(at % 20, NULL, at)
    FROM many`)
  sqlite.exec(
    `${many} INSERT INTO image_uses SELECT 'owner-' || (at % 1000), 'image-' || at, 'document-' || at FROM many`
  )
  sqlite.exec(
    `${many} INSERT INTO loose_objects SELECT 'loose-' || at, 'owner-' || (at % 1000), at FROM many`
  )
  sqlite.exec(`${many} INSERT INTO games
    (id, owner_id, name, script_name, script_id, started_at, changed_at, save_id, hash, data)
    SELECT 'game-' || at, 'owner-' || (at % 10000), '', '', '', at, at, at, at, x'00' FROM many`)
  sqlite.exec('COMMIT; ANALYZE')
}, 60_000)

afterAll(() => database.sqlite.close())

const owner = 'owner-7'
const scope = { ownerId: owner, kind: 'script' } as const
const sessionKey = { ownerId: owner, sessionId: 'a', startedAt: 1000 }
const list = { page: 2, sort: 'name', bin: false, now: 1000, summarySql: scriptKind.summarySql } as const
const imageList = { owner, page: 1, search: '', sort: 'size', bin: false, now: 1000 } as const
const move = { ownerId: owner, hash: '7', object: 'versions/new' }
const script = { author: '', title: 'New', characters: [], bootlegger: [], customData: {} }

const save = (db: MemoryDatabase['DB'], id: string, version: number) =>
  saveContent({ env: { DB: db }, var: { userId: owner, sessionKey } }, scriptKind, {
    id,
    saveId: `save-${version}-0123456789`,
    version,
    content: scriptKind.schema.parse({ ...script, title: `New ${version}` })
  })

const saveAsGame = (db: MemoryDatabase['DB'], version: number) =>
  saveGame(db, {
    ...{ id: 'new-game', name: '', scriptName: '', scriptId: '', startedAt: 1, now: 1, hash: 'x' },
    ...{ version, saveId: `save-${version}`, data: new Uint8Array(9), session: sessionKey }
  })

/** What the Worker asks the database for. */
const requests: Record<string, (db: MemoryDatabase['DB']) => unknown> = {
  'a list': db => documents.listDocuments(db, scope, { ...list, search: '' }),
  'a list by time': db => documents.listDocuments(db, scope, { ...list, search: '', sort: 'changed' }),
  'a search': db => documents.listDocuments(db, scope, { ...list, search: 'name 7' }),
  'the bin': db => documents.listDocuments(db, scope, { ...list, search: '', bin: true }),
  'a list of characters': db =>
    documents.listDocuments(
      db,
      { ...scope, kind: 'character' },
      { ...list, summarySql: characterKind.summarySql, search: '' }
    ),
  'a document': db => documents.findDocument(db, scope, 'document-7'),
  'its versions': db => listVersions(db, scope, 'document-7'),
  'a version': db => findVersion(db, scope, 'document-7', 0),
  'a first save': db => save(db, 'new-document-0123', 0),
  'a further save': db => save(db, 'new-document-0123', 1),
  'a character with an id': db =>
    findCharacterWithId(db, owner, { documentId: 'document-7', characterId: 'a' }),
  'the ids of characters': db => listCharacterIds(db, owner),
  'a character from the bin': db =>
    changes.restoreDocument(db, { ...scope, kind: 'character' }, 'document-1020', 2000, 500),
  'a visibility': db => changes.setVisibility(db, scope, 'document-7', 'public'),
  'a deletion': db => changes.moveToBin(db, scope, 'document-7', 1),
  'a restored document': db => changes.restoreDocument(db, scope, 'document-7', 2, 500),
  'a permanent deletion': db => changes.deleteDocument(db, scope, 'document-1007'),
  'a list of games': db => games.listGames(db, owner),
  'a game': db => games.findGame(db, owner, 'game-7'),
  'a first save of a game': db => saveAsGame(db, 0),
  'a further save of a game': db => saveAsGame(db, 1),
  'the deletion of a game': db => games.deleteGame(db, owner, 'new-game'),
  'a list of images': db => images.listImages(db, imageList),
  'a search of images': db => images.listImages(db, { ...imageList, search: 'image' }),
  'the bin of images': db => images.listImages(db, { ...imageList, bin: true }),
  'the uses of images': db => listImageUses(db, owner, ['image-7', 'image-1007']),
  'an image': db => images.findImage(db, owner, 'image-7'),
  'an image for anyone': db => images.imageExists(db, 'image-7'),
  'room for an image': db => images.hasRoomForImage(db, owner),
  'the drawing of an image': db => addDrawing(db, owner, { id: 'image-7', key: 'loose-7', bytes: 9, due: 7 }),
  'a public document': db => publicDocuments.findPublicDocumentInfo(db, 'script', 'x'),
  'a public version': db => publicDocuments.findPublicVersion(db, 'script', 'x', 1),
  'its public versions': db => publicDocuments.listPublicVersions(db, 'script', 'x'),
  'a page of the sitemap': db => publicDocuments.listPublicPage(db, 'script', '8', 1000),
  'the size of the sitemap': db => publicDocuments.countPublic(db, 'script'),
  'the counts of an account': db => account.countAccount(db, owner),
  'the bytes of an account': db => readAccountBytes(db, owner),
  'an account export': async db => {
    const keys = await account.listVersionKeys(db, owner)
    return Array.fromAsync(account.iterateVersions(db, owner, keys))
  },
  'exported images': db => account.listAllImages(db, owner),
  'the state of a session': db => sessions.hasEnded(db, sessionKey),
  'the end of a session': db => sessions.endSession(db, sessionKey, 1000),
  'the end of all sessions': db => sessions.endAllSessions(db, sessionKey, 1000),
  'ended sessions': db => sessions.deleteEndedSessions(db, 1000),
  'an account deletion': async db => {
    await account.deleteAllDocuments(db, 'owner-8')
    await images.deleteAllImages(db, 'owner-8')
  },
  'expired documents': db => changes.deleteExpiredDocuments(db, 31 * 24 * 3600 * 1000),
  'expired images': db => images.deleteExpiredImages(db, 31 * 24 * 3600 * 1000),
  'loose objects': async db => images.removeLooseObjects(db, await images.listDueLooseObjects(db, 500), 500),
  'contents to move': db => contents.listUnmovedContents(db),
  'contents of an account to move': db => contents.listUnmovedContents(db, owner),
  'moved contents': async db => {
    await contents.registerMoves(db, [move], 5)
    await contents.recordMoves(db, [move], 1)
  },
  'versions to compress': db => contents.findPlainVersion(db)
}

/** The steps of a statement's plan that read a whole table. Indexes of the rows that are due or public may be read whole. */
function fullScans(sql: string, values: readonly unknown[]) {
  const plan = database.sqlite.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...(values as string[]))
  return plan
    .map(({ detail }) => String(detail))
    .filter(
      detail => /^SCAN (?!\(|CONSTANT|\d)/.test(detail) && !/VIRTUAL TABLE|_to_(move|compress)$/.test(detail)
    )
    .filter(detail => !cheapScans.has(detail))
}

/** What D1 refuses and SQLite allows: too many bound values, too long statements, and patterns of over 50 bytes. */
function edgeFaults(sql: string, values: readonly unknown[]) {
  return [
    values.length > 100 && 'over 100 bound values',
    Buffer.byteLength(sql) > 100_000 && 'over 100 KB',
    /\b(?:LIKE|GLOB)\s+(?!'[^']{0,48}')/i.test(sql) && 'a pattern of any length'
  ].filter(Boolean)
}

/** Scans of subqueries, which have a few rows of one account. */
const cheapScans = new Set<string>(['SCAN document'])

describe(`of ${rows.toLocaleString('en')} rows, indexes find those of`, () => {
  test.each(Object.entries(requests))('%s', async (_, request) => {
    const { DB, statements } = database
    statements.length = 0
    await request(DB)
    expect(statements.length).toBeGreaterThan(0)
    for (const { sql, values } of statements) {
      expect(fullScans(sql, values), sql).toEqual([])
      expect(edgeFaults(sql, values), sql).toEqual([])
    }
  })
})
