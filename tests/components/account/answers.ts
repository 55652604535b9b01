/** A request for saved work of one kind, such as `PUT /api/scripts/ID` or `GET /api/scripts/ID/versions/2`. */
export interface AccountRequest {
  method: string
  id: string | undefined
  /** The part of the path after the id: `duplicate`, `info`, `return` or `versions`. */
  action: string | undefined
  version: string | undefined
  query: URLSearchParams
  body: Uint8Array<ArrayBuffer>
}

/** A status and a body, or no answer at all. */
export type Answer = { status: number; body: unknown } | 'unreachable'

export const ok = (body: unknown): Answer => ({ status: 200, body })
export const refusal = (status: number, code: string, more = {}): Answer => ({
  status,
  body: { code, message: code, ...more }
})

export const readJson = ({ body }: AccountRequest): unknown => JSON.parse(new TextDecoder().decode(body))

let last = 0
/** The time in milliseconds, later at each call: what is saved later is also listed as later. */
export function nextTime() {
  last = Math.max(last + 1, Date.now())
  return last
}
