/** A version of the service worker. Like the product's, it waits until a page sends it `activate`. */
class FakeWorker extends EventTarget {
  readonly scriptURL = 'https://belfry.test/sw.js'
  readonly messages: unknown[] = []
  readonly #onMessage: (worker: FakeWorker) => void

  constructor(onMessage: (worker: FakeWorker) => void) {
    super()
    this.#onMessage = onMessage
  }

  postMessage(message: unknown) {
    this.messages.push(message)
    this.#onMessage(this)
  }

  changeState() {
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeTab extends EventTarget {
  controller: FakeWorker | null = null

  control(worker: FakeWorker) {
    this.controller = worker
    this.dispatchEvent(new Event('controllerchange'))
  }
}

/** A browser's registration of a service worker, with the tabs that it controls. */
export class FakeServiceWorkers extends EventTarget {
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  active: FakeWorker | null = null
  /** Whether a worker that is told to activate does so. */
  isObeyed = true
  updates = 0
  readonly #tabs: FakeTab[] = []

  /** A browser in which a version is running, or none so far. */
  constructor({ isRunning = true } = {}) {
    super()
    if (isRunning) this.active = this.#newWorker()
  }

  openTab(): Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'> {
    const tab = new FakeTab()
    tab.controller = this.active
    this.#tabs.push(tab)
    return tab as unknown as ServiceWorkerContainer
  }

  get registration(): ServiceWorkerRegistration {
    return this as unknown as ServiceWorkerRegistration
  }

  async update() {
    this.updates += 1
  }

  /** The browser finds another version on the server and starts to install it. */
  startInstall() {
    this.installing = this.#newWorker()
    this.dispatchEvent(new Event('updatefound'))
  }

  /** The version is stored. It waits, unless it is the first one. */
  finishInstall() {
    const worker = this.installing
    if (!worker) throw new Error('No version is being installed')
    this.installing = null
    this.waiting = worker
    worker.changeState()
    if (!this.active) this.#activate()
  }

  install() {
    this.startInstall()
    this.finishInstall()
  }

  #newWorker() {
    return new FakeWorker(worker => {
      if (this.isObeyed && worker === this.waiting) this.#activate()
    })
  }

  #activate() {
    const worker = this.waiting
    this.waiting = null
    this.active = worker
    if (worker) for (const tab of this.#tabs) tab.control(worker)
    worker?.changeState()
  }
}
