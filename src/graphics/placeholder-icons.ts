import type { Alignment } from '#core/character/team.ts'
import type { Graphic } from './graphic.ts'

const bust = (d: string): Graphic => ({ box: 36, shapes: [{ d }] })

/** Icons that stand for any character, which other tools link: a bust for good, with horns for evil, with a hat for neutral. */
export const placeholderIcons: Record<Alignment, Graphic> = {
  good: bust(
    'M18 4a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM4.5 33c0-7.6 5.6-11.5 13.5-11.5S31.5 25.4 31.5 33Z'
  ),
  evil: bust(
    'M9.6 2.5c.6 3.4 2.4 5 4.8 5.1h7.2c2.4-.1 4.2-1.7 4.8-5.1 2.4 4.4 1.6 8.2-1.1 10.3a7.4 7.4 0 0 1-14.6 0C8 10.7 7.2 6.9 9.6 2.5ZM4.5 33l3.8-9.5L18 21l9.7 2.5L31.5 33Z'
  ),
  neutral: bust(
    'M12 9.5l.8-5.3C13 3 15.3 2.5 18 2.5s5 .5 5.2 1.7L24 9.5c4 .4 6.5 1.2 6.5 2.2 0 1.5-5.6 2.3-12.5 2.3S5.5 13.2 5.5 11.7c0-1 2.5-1.8 6.5-2.2ZM11.2 15.6c2 .3 4.3.4 6.8.4s4.8-.1 6.8-.4a6.8 6.8 0 0 1-13.6 0ZM4.5 33c0-7 5.600-10 13.500-10s13.500 3 13.500 10Z'
  )
}
