import React from 'react'
import { flushSync } from 'react-dom'

/**
 * The production build of React lacks `act`, by which `render` waits until effects have run: here the first rendering and
 * its effects run at once, and what they cause in the next task.
 */
async function act(change: () => Promise<void>) {
  await flushSync(change)
  await new Promise<void>(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
}

Object.assign(React, { act })
