import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serviceWorker } from '../../../tools/build/service-worker.ts'

/*
 * Writes the service worker of the files in `dist/client` of the current folder: the project's own step of a build, alone.
 * Runs in a process of its own, since the step takes its files from the current folder.
 */
const step = serviceWorker().hooks['astro:build:done']
const options = { dir: pathToFileURL(`${resolve('dist/client')}/`), logger: { info: () => undefined } }
await step?.(options as unknown as Parameters<typeof step>[0])
