import { onTestFinished, vi } from 'vitest'

/** Answers requests in place of the Worker until the test ends. */
export function answerWith(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const request = new Request(new URL(path, 'https://belfry.example'), init)
    requests.push(request.clone())
    return answer(request)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return requests
}

export const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

/** As when there is no network. */
export const unreachable = () => {
  throw new TypeError('Failed to fetch')
}

/** Gives the page these cookies until the test ends, and no storage: tests in Node have neither. */
export function withCookies(cookie: string) {
  vi.stubGlobal('document', { cookie })
  onTestFinished(() => void vi.unstubAllGlobals())
}
