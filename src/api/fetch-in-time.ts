import { timeLimit } from './time-limit.ts'

/** Bytes per second of the slowest network whose requests have enough time to be sent. */
const slowestNetwork = 8000

/**
 * As `fetch`, but fails when the response doesn't begin in time, or later pauses for too long. The body of the request counts,
 * since nothing says how much of it is sent. A response may take any time as long as it goes on.
 */
export async function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  function wait(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(() => stop.abort(), milliseconds)
  }

  const signal = init?.signal ? AbortSignal.any([init.signal, stop.signal]) : stop.signal
  const length = typeof init?.body === 'string' ? init.body.length : 0
  wait(timeLimit + (length / slowestNetwork) * 1000)
  const response = await fetch(input, { ...init, signal }).finally(() => clearTimeout(timer))
  if (!response.body) return response
  wait(timeLimit)
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        wait(timeLimit)
        controller.enqueue(part)
      },
      flush: () => clearTimeout(timer)
    })
  )
  return new Response(body, response)
}
