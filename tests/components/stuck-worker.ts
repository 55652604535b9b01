import { onTestFinished, vi } from 'vitest'

/** Keeps web workers from ending a task that they have started, until the test ends. */
export function stickWorkers() {
  const asked: Worker[] = []
  const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker) {
    asked.push(this)
    queueMicrotask(() => respond(this, { kind: 'started' }))
  })
  const terminate = vi.spyOn(Worker.prototype, 'terminate')
  onTestFinished(() => {
    post.mockRestore()
    terminate.mockRestore()
    // A worker that waits would answer another test.
    for (const worker of asked) worker.dispatchEvent(new Event('error'))
  })
  return {
    /** Answers the newest task in the place of its worker. */
    answer: (data: object) => {
      const worker = asked.at(-1)
      if (worker) respond(worker, data)
    },
    isTerminated: () => asked.some(worker => terminate.mock.instances.includes(worker))
  }
}

const respond = (worker: Worker, data: object) => worker.dispatchEvent(new MessageEvent('message', { data }))
