import { setTimeout as wait } from 'node:timers/promises'

/** Megabytes that a Worker's isolate holds: of JavaScript, of buffers beside it, of WebAssembly. */
export interface IsolateMemory {
  heap: number
  buffers: number
  /** It grows and is never given back, so that it is its own peak. */
  wasm: number
}

export interface Isolate {
  /** What is held now, with what nobody needs any more. */
  measure(): Promise<IsolateMemory>
  /** Has the engine drop what nobody needs; `poke` lets the Worker run, without which it does nothing. */
  collect(poke: () => Promise<unknown>): Promise<void>
  close(): void
}

type Ask = (method: string, params?: object) => Promise<Answer>
type Answer = Record<string, unknown>

/** Asks V8's inspector, which the local runtime opens at `port`, about the isolate that runs the Worker. */
export async function openIsolate(port: number): Promise<Isolate> {
  const headers = { origin: 'http://localhost', 'user-agent': 'Belfry' }
  // Node's takes headers, which the type of the browser's does not know.
  const socket: WebSocket = Reflect.construct(WebSocket, [`ws://127.0.0.1:${port}/ws`, { headers }])
  const waiting = new Map<number, (answer: Answer) => void>()
  const context = Promise.withResolvers<string>()
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error } = JSON.parse(String(data))
    if (method === 'Runtime.executionContextCreated') context.resolve(params.context.uniqueId)
    if (error) console.error(error)
    waiting.get(id)?.(result ?? {})
    waiting.delete(id)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  let asked = 0
  const ask: Ask = (method, params = {}) =>
    new Promise(resolve => {
      waiting.set(++asked, resolve)
      socket.send(JSON.stringify({ id: asked, method, params }))
    })
  await ask('Runtime.enable')
  const uniqueContextId = await context.promise
  const evaluate = (expression: string) =>
    ask('Runtime.evaluate', { expression, uniqueContextId, returnByValue: true })
  await evaluate(watchWasm)
  return {
    measure: async () => {
      const { usedSize, backingStorageSize } = await ask('Runtime.getHeapUsage')
      const wasm = resultOf(await evaluate('wasmBytes()'))
      return { heap: megabytes(usedSize), buffers: megabytes(backingStorageSize), wasm: megabytes(wasm) }
    },
    collect: async poke => {
      const collected = ask('HeapProfiler.collectGarbage').then(() => true)
      while (!(await Promise.race([collected, wait(pause, false)]))) await poke()
    },
    close: () => socket.close()
  }
}

const pause = 50

const megabytes = (bytes: unknown) => Number(bytes) / 1024 / 1024

/**
 * The heap's figures leave out the memories of WebAssembly. So each instance that the Worker makes from now on leaves
 * its memory in a list, whose sizes are summed when they are asked for.
 */
const watchWasm = `{
  const memories = new Set()
  const watch = instance => {
    for (const each of Object.values(instance.exports)) if (each instanceof WebAssembly.Memory) memories.add(each)
    return instance
  }
  const { Instance, instantiate } = WebAssembly
  WebAssembly.Instance = new Proxy(Instance, { construct: (own, given) => watch(new own(...given)) })
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate(...given)
    watch(made.instance ?? made)
    return made
  }
  globalThis.wasmBytes = () => [...memories].reduce((sum, { buffer }) => sum + buffer.byteLength, 0)
}`

const resultOf = ({ result }: Answer): unknown =>
  typeof result === 'object' && result && 'value' in result ? result.value : undefined
