interface Listed {
  id: string
  deletedAt?: number | undefined
}

interface ListOptions<Item, Sort extends string> {
  query: URLSearchParams
  /** Comparisons by sort order, the default first. */
  sorts: Record<Sort, (a: Item, b: Item) => number>
  /** Whether the search finds an item. */
  matches: (item: Item, search: string) => boolean
  size: number
}

/** One page of saved work or of its bin, as every list of the Worker answers. */
export function listPage<Item extends Listed, Sort extends string>(
  items: Iterable<Item>,
  { query, sorts, matches, size }: ListOptions<Item, Sort>
) {
  const orders = Object.entries<(a: Item, b: Item) => number>(sorts)
  const [, compare] = orders.find(([name]) => name === query.get('sort')) ?? orders[0] ?? []
  const found = [...items]
    .filter(({ deletedAt }) => (deletedAt !== undefined) === (query.get('bin') === 'true'))
    .filter(item => matches(item, query.get('search') ?? ''))
    .sort((a, b) => compare?.(a, b) || byText(a.id, b.id))
  const page = Number(query.get('page') ?? 1)
  return {
    items: found.slice((page - 1) * size, page * size),
    total: found.length,
    page,
    pages: Math.ceil(found.length / size)
  }
}

/** The order of texts in the Worker's database. */
export const byText = (a: string, b: string) => Number(a > b) - Number(a < b)
