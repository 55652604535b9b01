/** A sheet of round labels. Lengths are millimetres; `left` and `top` are the edges of the first label, pitches are distances between centres. */
export interface LabelSheet {
  /** Brand and product, as on the package. */
  name: string
  paper: 'a4' | 'letter'
  diameter: number
  columns: number
  rows: number
  left: number
  top: number
  pitchX: number
  pitchY: number
}

const mm = (inches: number) => inches * 25.4

/**
 * Sheets whose figures are published and symmetric on their paper: those on Letter are from the templates of gLabels, those
 * on A4 from the labels of LibreOffice. Sheets of the same figures share a row.
 */
export const labelSheets = {
  'avery-8293': {
    name: 'Avery 8293',
    paper: 'letter',
    diameter: mm(1.5),
    columns: 4,
    rows: 5,
    left: mm(0.5),
    top: mm(0.75),
    pitchX: mm(2),
    pitchY: mm(2)
  },
  'avery-5293': {
    name: 'Avery 5293',
    paper: 'letter',
    diameter: mm(1.625),
    columns: 4,
    rows: 6,
    left: mm(0.4157),
    top: mm(0.549),
    pitchX: mm(2.0145),
    pitchY: mm(1.6554)
  },
  'avery-5295': {
    name: 'Avery 5295',
    paper: 'letter',
    diameter: mm(3.3125),
    columns: 2,
    rows: 3,
    left: mm(0.6406),
    top: mm(0.4844),
    pitchX: mm(3.9063),
    pitchY: mm(3.3594)
  },
  'herma-8863': {
    name: 'Herma 8863',
    paper: 'a4',
    diameter: 40,
    columns: 4,
    rows: 6,
    left: 16,
    top: 13.5,
    pitchX: 46,
    pitchY: 46
  },
  'avery-l7650': {
    name: 'Avery L7650, L7630, L7670',
    paper: 'a4',
    diameter: 63.5,
    columns: 3,
    rows: 4,
    left: 5.25,
    top: 14.75,
    pitchX: 68,
    pitchY: 68
  }
} as const satisfies Readonly<Record<string, LabelSheet>>

export type LabelSheetId = keyof typeof labelSheets
