import type { D1Database, D1PreparedStatement, R2Bucket } from '@cloudflare/workers-types'
import { BucketFailure, type Deadline, StorageTimeout } from './deadline.ts'

type Within = Deadline['within']

/** The database with a deadline for its statements. */
export function limitDatabase(db: D1Database, { within }: Deadline): D1Database {
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

  function limitStatement(statement: D1PreparedStatement): D1PreparedStatement {
    const limited = replaceMethods(statement, {
      bind: (...values: unknown[]) => limitStatement(statement.bind(...values)),
      ...limitCalls(statement, ['first', 'all', 'run', 'raw'], within)
    })
    originals.set(limited, statement)
    return limited
  }

  return replaceMethods(db, {
    prepare: (sql: string) => limitStatement(db.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) =>
      within(db.batch(statements.map(statement => originals.get(statement) ?? statement)))
  })
}

/** The bucket with a deadline for reading objects. Its failures become `BucketFailure`. */
export function limitBucket(bucket: R2Bucket, { within }: Deadline): R2Bucket {
  const ask: Within = async read => {
    try {
      return await within(read)
    } catch (error) {
      if (error instanceof StorageTimeout) throw error
      throw new BucketFailure('The bucket failed', { cause: error })
    }
  }
  const get = async (key: string) => {
    const object = await ask(bucket.get(key))
    return object && replaceMethods(object, limitCalls(object, ['arrayBuffer', 'text'], ask))
  }
  return replaceMethods(bucket, { get, ...limitCalls(bucket, ['head'], ask) })
}

type Call = (...args: unknown[]) => Promise<unknown>

/** The named methods of an object, with `within` around what they return. */
function limitCalls<Target extends object>(target: Target, names: readonly (keyof Target)[], within: Within) {
  const limited = names.map(name => {
    const call: Call = (...args) => within((target[name] as Call).apply(target, args))
    return [name, call] as const
  })
  return Object.fromEntries(limited)
}

/** The object with other methods. A proxy, since objects of the runtime can't be copied. */
function replaceMethods<Target extends object>(target: Target, methods: Readonly<Record<string, unknown>>) {
  return new Proxy(target, {
    get(_, key) {
      if (typeof key === 'string' && Object.hasOwn(methods, key)) return methods[key]
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    }
  })
}
