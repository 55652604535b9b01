import { onTestFinished, vi } from 'vitest'

/** Answers requests below `/api` and `/auth` until the test ends; the others go on to the server of the tests. */
export function answerRequests(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = []
  const { fetch } = window
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (!/^\/(?:api|auth)\//.test(new URL(request.url).pathname)) return fetch(input, init)
    requests.push(request.clone())
    return answer(request)
  })
  onTestFinished(() => spy.mockRestore())
  return requests
}

/** As when there is no network. */
export const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
