import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useAsync } from '#ui/use-async.ts'

/** Requests that the test answers itself. */
function requests() {
  const open: { key: string; signal: AbortSignal; answer: (text: string) => void; fail: () => void }[] = []
  const load = (key: string) => (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) =>
      open.push({ key, signal, answer: resolve, fail: () => reject(new Error('offline')) })
    )
  const at = (index: number) => {
    const request = open[index]
    if (!request) throw new Error(`There are ${open.length} requests`)
    return request
  }
  return { load, at, keys: () => open.map(({ key }) => key) }
}

interface Props {
  load: ReturnType<typeof requests>['load']
  id: string | undefined
  delay?: number
  onReady?: (value: string, retry: () => void) => void
}

function Probe({ load, id, delay, onReady }: Props) {
  const data = useAsync(id === undefined ? undefined : load(id), [id], {
    ...(delay !== undefined && { delay }),
    ...(onReady && { onReady })
  })
  return (
    <button type="button" onClick={data.retry}>
      {data.state} / {data.value ?? '–'} / {data.latest ?? '–'} /{' '}
      {data.error instanceof Error ? data.error.message : '–'}
    </button>
  )
}

const text = (screen: Awaited<ReturnType<typeof render>>) => screen.getByRole('button').element().textContent

test('data goes from loading to ready, and the last value stays while another input loads', async () => {
  const { load, at } = requests()
  const screen = await render(<Probe load={load} id="one" />)
  expect(text(screen)).toBe('loading / – / – / –')
  at(0).answer('1')
  await expect.poll(() => text(screen)).toBe('ready / 1 / 1 / –')

  await screen.rerender(<Probe load={load} id="two" />)
  expect(text(screen)).toBe('loading / – / 1 / –')
  at(1).answer('2')
  await expect.poll(() => text(screen)).toBe('ready / 2 / 2 / –')
})

test('a response to former inputs is ignored, and its request aborted', async () => {
  const { load, at } = requests()
  const screen = await render(<Probe load={load} id="one" />)
  await screen.rerender(<Probe load={load} id="two" />)
  expect(at(0).signal.aborted).toBe(true)
  at(1).answer('2')
  await expect.poll(() => text(screen)).toBe('ready / 2 / 2 / –')
  at(0).answer('1')
  // The answer has arrived when the rendering is over.
  await screen.rerender(<Probe load={load} id="two" />)
  expect(text(screen)).toBe('ready / 2 / 2 / –')
})

test('a failure can be retried', async () => {
  const { load, at } = requests()
  const screen = await render(<Probe load={load} id="one" />)
  at(0).fail()
  await expect.poll(() => text(screen)).toBe('failed / – / – / offline')
  await screen.getByRole('button').click()
  await expect.poll(() => text(screen)).toBe('loading / – / – / –')
  at(1).answer('1')
  await expect.poll(() => text(screen)).toBe('ready / 1 / 1 / –')
})

test('nothing is loaded without a request, nor again by a rendering with the same inputs', async () => {
  const { load, keys } = requests()
  const screen = await render(<Probe load={load} id={undefined} />)
  expect(text(screen)).toBe('idle / – / – / –')
  await screen.rerender(<Probe load={load} id="one" />)
  await screen.rerender(<Probe load={load} id="one" />)
  expect(keys()).toEqual(['one'])
})

test('a delayed request is sent once, for the last inputs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { load, at, keys } = requests()
  const screen = await render(<Probe load={load} id="a" delay={40} />)
  vi.advanceTimersByTime(39)
  await screen.rerender(<Probe load={load} id="ab" delay={40} />)
  vi.advanceTimersByTime(39)
  expect(keys()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(keys()).toEqual(['ab'])
  at(0).answer('found')
  await expect.poll(() => text(screen)).toBe('ready / found / found / –')
})

test('the newest callback learns of each value, with a way to load again', async () => {
  const { load, at, keys } = requests()
  const former = vi.fn()
  const newest = vi.fn((value: string, retry: () => void) => value === 'signed out' && retry())
  const screen = await render(<Probe load={load} id="one" onReady={former} />)
  await screen.rerender(<Probe load={load} id="one" onReady={newest} />)
  at(0).answer('signed out')
  await expect.poll(keys).toEqual(['one', 'one'])
  at(1).answer('1')
  await expect.poll(() => text(screen)).toBe('ready / 1 / 1 / –')
  expect(former).not.toHaveBeenCalled()
  expect(newest.mock.calls.map(([value]) => value)).toEqual(['signed out', '1'])
})
