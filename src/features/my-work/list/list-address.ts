import { limits } from '#core/limits.ts'

/** What a list shows. `page` counts from 1. */
export interface ListRequest<Sort> {
  page: number
  search: string
  sort: Sort
}

/**
 * Reads what a list shows from the query of its URL. Missing and unknown values become defaults.
 *
 * @param sorts sort orders, the default first
 */
export function readListRequest<Sort extends string>(
  query: string,
  sorts: readonly [Sort, ...Sort[]]
): ListRequest<Sort> {
  const values = new URLSearchParams(query)
  const page = values.get('page') ?? ''
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    search: (values.get('search') ?? '').slice(0, limits.documents.search),
    sort: sorts.find(sort => sort === values.get('sort')) ?? sorts[0]
  }
}

/** Writes the query of a list's URL, with its question mark; defaults are left out. */
export function writeListRequest<Sort extends string>(
  { page, search, sort }: ListRequest<Sort>,
  [defaultSort]: readonly [Sort, ...Sort[]]
): string {
  const values = new URLSearchParams({
    ...(page > 1 && { page: `${page}` }),
    ...(search && { search }),
    ...(sort !== defaultSort && { sort })
  })
  return values.size > 0 ? `?${values}` : ''
}
