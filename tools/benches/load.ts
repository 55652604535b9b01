import { Agent, get, type OutgoingHttpHeaders } from 'node:http'
import { findFreePort, serve } from '../serve/serve.ts'

/** Requests per second, and the 50th and 99th percentile of the response times in milliseconds. */
export interface LoadResult {
  rate: number
  p50: number
  p99: number
}

interface LoadOptions {
  /** Number of concurrent keep-alive connections. */
  connections: number
  headers?: OutgoingHttpHeaders
  /** The expected status; `load` throws on any other. */
  status?: number
}

/** Sends a GET request to each URL, in order, over a number of connections in parallel. */
export async function measureLoad(
  urls: readonly string[],
  { connections, headers = {}, status = 200 }: LoadOptions
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const remaining = urls.values()
  const times: number[] = []
  const work = async () => {
    for (const url of remaining) {
      const began = performance.now()
      const actual = await statusOf(url, agent, headers)
      if (actual !== status) throw new Error(`${url} responds with ${actual}`)
      times.push(performance.now() - began)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, work))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const percentile = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN
  return { rate: times.length / seconds, p50: percentile(0.5), p99: percentile(0.99) }
}

/** A list with the same URL `times` times. */
export const repeatUrl = (url: string, times: number) => Array<string>(times).fill(url)

/** Serves a minimal Hono Worker on the same runtime, as a baseline. */
export const serveTrivial = async (state: string) =>
  serve({ port: await findFreePort(), state, config: 'tools/benches/trivial-worker.toml' })

const statusOf = (url: string, agent: Agent, headers: OutgoingHttpHeaders) =>
  new Promise<number | undefined>((resolve, reject) => {
    const request = get(url, { agent, headers }, response => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
    request.on('error', reject)
  })
