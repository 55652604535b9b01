import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rememberScroll, restoreScroll } from '#layouts/builder/navigation/scroll-positions.ts'
import { pageContent } from '../../../components/render-page.tsx'

const rows = Array.from({ length: 60 }, (_, index) => `Row ${index}`)

/** Rows, as a screen has them, and what is beside or over them. */
async function renderRows({ beside, over }: { beside?: string; over?: string }) {
  // An earlier file may have left a screen that is still being restored.
  touch()
  onTestFinished(touch)
  await render(
    <>
      <div className="builder-page" style={{ display: 'flex' }}>
        <div style={{ flex: 1 }}>
          {rows.map(row => (
            <p key={row} style={{ height: 60 }}>
              {row}
            </p>
          ))}
        </div>
        {beside && (
          <aside style={{ position: 'sticky', top: 0, width: '90%', height: '100vh' }}>{beside}</aside>
        )}
      </div>
      {over && (
        <div
          ref={element => element?.showPopover()}
          popover="auto"
          style={{ width: '90%', height: '90%', margin: 'auto' }}
        >
          {over}
        </div>
      )}
    </>,
    { container: pageContent() }
  )
  scrollTo(0, 900)
}

/** Ends a restore that is under way. */
const touch = () => void dispatchEvent(new Event('pointerdown'))

const topOf = (text: string) =>
  [...document.querySelectorAll('p')].find(row => row.textContent === text)?.getBoundingClientRect().top

test('a screen that is left from the open menu shows the same row again, though rows above have grown', async () => {
  await renderRows({ over: 'Menu' })
  const left = topOf('Row 20')
  rememberScroll('menu')
  const [first] = document.querySelectorAll('p')
  first?.style.setProperty('height', '260px')
  scrollTo(0, 0)
  restoreScroll('menu')
  expect(topOf('Row 20')).toBe(left)
})

test('a screen whose middle doesn’t scroll with the page is restored by pixels', async () => {
  await renderRows({ beside: 'Preview' })
  rememberScroll('preview')
  scrollTo(0, 0)
  restoreScroll('preview')
  expect(scrollY).toBe(900)
})
