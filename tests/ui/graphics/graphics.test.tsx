import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { teamMarks } from '#graphics/team-marks.ts'
import { Logo } from '#ui/graphics/logo.tsx'
import { SvgGraphic } from '#ui/graphics/svg-graphic.tsx'
import { type MarkedTeam, TeamMark } from '#ui/graphics/team-mark.tsx'

const svgOf = (container: Element) => {
  const svg = container.querySelector('svg')
  if (!svg) throw new Error('no graphic')
  return svg
}

test('a graphic is drawn in its box with lines and areas, and hidden from screen readers', async () => {
  const { container } = await render(
    <SvgGraphic drawing={{ box: 24, shapes: [{ d: 'M0 0h9v9z' }, { d: 'M1 1h5', line: 2 }] }} size={48} />
  )
  const svg = svgOf(container)
  const [area, line] = svg.querySelectorAll('path')
  expect(svg.getAttribute('viewBox')).toBe('0 0 24 24')
  expect(svg.getBoundingClientRect()).toMatchObject({ width: 48, height: 48 })
  expect(svg.getAttribute('aria-hidden')).toBe('true')
  expect(area?.getAttribute('fill')).toBeNull()
  expect(line?.getAttribute('fill')).toBe('none')
  expect(line?.getAttribute('stroke-width')).toBe('2')
})

test('every team has a mark of its own, in its own colour', async () => {
  const teams = Object.keys(teamMarks) as MarkedTeam[]
  const { container } = await render(
    <div>
      {teams.map(team => (
        <TeamMark key={team} team={team} size={18} className="mine" />
      ))}
    </div>
  )
  const marks = [...container.querySelectorAll('svg')]
  expect(marks.map(mark => mark.dataset.team)).toEqual(teams)
  expect(marks.every(mark => mark.classList.contains('mine'))).toBe(true)
  expect(new Set(marks.map(mark => mark.innerHTML)).size).toBe(teams.length)
})

test('the logo is hidden from screen readers, as large as told', async () => {
  const { container } = await render(<Logo size={40} />)
  expect(svgOf(container).getAttribute('aria-hidden')).toBe('true')
  expect(svgOf(container).getBoundingClientRect()).toMatchObject({ width: 40, height: 40 })
})
