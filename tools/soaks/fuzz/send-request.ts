import type { FuzzRequest, Page, Sender } from './requests.ts'

export interface FuzzResponse {
  /** 0 without a response. */
  status: number
  type: string
  text: string
  headers: Headers
}

/** Creates a cookie header for each sender. */
export type Cookies = Readonly<Record<Sender, () => Promise<string>>>

/** Milliseconds. */
const timeout = 20_000

const originHeaders: Readonly<Record<Page, (origin: string) => Record<string, string>>> = {
  ours: origin => ({ origin, 'sec-fetch-site': 'same-origin' }),
  elsewhere: () => ({ origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }),
  untold: () => ({})
}

/** Sends a request and reads its response. Never throws for a failing server: status 0 then. */
export async function sendFuzzRequest(
  origin: string,
  cookies: Cookies,
  request: FuzzRequest
): Promise<FuzzResponse> {
  const { method, address, body, sender, page } = request
  const cookie = await cookies[sender]()
  const headers = new Headers({
    ...request.headers,
    ...originHeaders[page](origin),
    ...(cookie && { cookie })
  })
  if (body.type !== undefined) headers.set('content-type', body.type)
  const data = method === 'GET' || method === 'HEAD' ? null : (body.data ?? null)
  const init = { method, headers, body: data, redirect: 'manual' as const }
  try {
    const response = await fetch(origin + address, { ...init, signal: AbortSignal.timeout(timeout) })
    const text = await response.text()
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      text,
      headers: response.headers
    }
  } catch (error) {
    return { status: 0, type: '', text: `${error}`, headers: new Headers() }
  }
}
