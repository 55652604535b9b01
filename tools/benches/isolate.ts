import { setTimeout as wait } from 'node:timers/promises'

/** Memory of a Worker's isolate in megabytes: JavaScript heap, array buffers, WebAssembly. */
export interface IsolateMemory {
  heap: number
  buffers: number
  /** WebAssembly memory never shrinks, so this is also its peak. */
  wasm: number
}

export interface Isolate {
  /** The current memory, including garbage. */
  measure(): Promise<IsolateMemory>
  /** Runs a garbage collection. The engine only acts while the Worker runs: `poke` must make it run. */
  collect(poke: () => Promise<unknown>): Promise<void>
  close(): void
}

type Send = (method: string, params?: object) => Promise<Result>
type Result = Record<string, unknown>

/** Connects to V8's inspector of the isolate that runs the Worker; the local runtime opens it at `port`. */
export async function openIsolate(port: number): Promise<Isolate> {
  const headers = { origin: 'http://localhost', 'user-agent': 'Belfry' }
  // Node's WebSocket accepts headers; the DOM type does not declare them.
  const socket: WebSocket = Reflect.construct(WebSocket, [`ws://127.0.0.1:${port}/ws`, { headers }])
  const pending = new Map<number, (result: Result) => void>()
  const context = Promise.withResolvers<string>()
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error } = JSON.parse(String(data))
    if (method === 'Runtime.executionContextCreated') context.resolve(params.context.uniqueId)
    if (error) console.error(error)
    pending.get(id)?.(result ?? {})
    pending.delete(id)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  let lastId = 0
  const send: Send = (method, params = {}) =>
    new Promise(resolve => {
      pending.set(++lastId, resolve)
      socket.send(JSON.stringify({ id: lastId, method, params }))
    })
  await send('Runtime.enable')
  const uniqueContextId = await context.promise
  const evaluate = (expression: string) =>
    send('Runtime.evaluate', { expression, uniqueContextId, returnByValue: true })
  await evaluate(watchWasm)
  return {
    measure: async () => {
      const { usedSize, backingStorageSize } = await send('Runtime.getHeapUsage')
      const wasm = resultOf(await evaluate('wasmBytes()'))
      return { heap: megabytes(usedSize), buffers: megabytes(backingStorageSize), wasm: megabytes(wasm) }
    },
    collect: async poke => {
      const collected = send('HeapProfiler.collectGarbage').then(() => true)
      while (!(await Promise.race([collected, wait(pokeInterval, false)]))) await poke()
    },
    close: () => socket.close()
  }
}

/** Milliseconds. */
const pokeInterval = 50

const megabytes = (bytes: unknown) => Number(bytes) / 1024 / 1024

/**
 * A script for the isolate: the heap figures exclude WebAssembly memory, so it records the memory of every instance that
 * the Worker creates from now on and defines `wasmBytes()`, their total size.
 */
const watchWasm = `{
  const memories = new Set()
  const watch = instance => {
    for (const each of Object.values(instance.exports)) if (each instanceof WebAssembly.Memory) memories.add(each)
    return instance
  }
  const { Instance, instantiate } = WebAssembly
  WebAssembly.Instance = new Proxy(Instance, { construct: (original, args) => watch(new original(...args)) })
  WebAssembly.instantiate = async (...args) => {
    const result = await instantiate(...args)
    watch(result.instance ?? result)
    return result
  }
  globalThis.wasmBytes = () => [...memories].reduce((sum, { buffer }) => sum + buffer.byteLength, 0)
}`

const resultOf = ({ result }: Result): unknown =>
  typeof result === 'object' && result && 'value' in result ? result.value : undefined
