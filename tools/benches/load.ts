import { Agent, get, type OutgoingHttpHeaders } from 'node:http'
import { freePort, serve } from '../serve.ts'

/** Requests a second, and the milliseconds within which half and 99 of a hundred were answered. */
export interface Load {
  rate: number
  p50: number
  p99: number
}

interface LoadOptions {
  /** How many are asked at the same time, each over a connection that stays open. */
  connections: number
  headers?: OutgoingHttpHeaders
  /** What each answer must be. */
  status?: number
}

/** Asks for addresses one after the other, over as many connections as are said. */
export async function load(
  addresses: readonly string[],
  { connections, headers = {}, status = 200 }: LoadOptions
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const left = addresses.values()
  const times: number[] = []
  const askOn = async () => {
    for (const address of left) {
      const began = performance.now()
      const answer = await statusOf(address, agent, headers)
      if (answer !== status) throw new Error(`${address} answers ${answer}`)
      times.push(performance.now() - began)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, askOn))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const within = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN
  return { rate: times.length / seconds, p50: within(0.5), p99: within(0.99) }
}

/** An address as often as it is to be asked for. */
export const often = (address: string, times: number) => Array<string>(times).fill(address)

/** Serves the least that a Hono Worker can be, on the same runtime. */
export const serveTrivial = async (state: string) =>
  serve({ port: await freePort(), state, config: 'tools/benches/trivial-worker.toml' })

const statusOf = (address: string, agent: Agent, headers: OutgoingHttpHeaders) =>
  new Promise<number | undefined>((resolve, reject) => {
    const request = get(address, { agent, headers }, response => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
    request.on('error', reject)
  })
