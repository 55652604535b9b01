import { z } from 'zod'
import { pictureQuery } from '#functions/picture-request.ts'
import type { ApiRefusal } from '#functions/refusals.ts'
import { cardQuery, pageQuery, sheetQuery } from '#functions/sheet-options.ts'
import { pictureCodes } from '#pictures/picture-code.ts'
import { workerPaths } from '#routes/worker.ts'
import { exampleFile } from './import.ts'
import { paramsOf } from './params.ts'
import type { ResourceNotes } from './route.ts'
import { etagHeader, fileAnswer, header, notModified } from './shapes.ts'

export const language = { lang: 'The language of the sheet’s own words, and of official characters.' }

export const sheetNotes = {
  paper: 'The paper.',
  parts: 'What is printed, in the order of the pages, with commas between.',
  size: '`half` puts two sheets on a page, for small scripts.',
  columns: 'Columns of characters.',
  back: 'What is on the back.',
  nights: 'How much the night sheets say.',
  inkSaver: 'Without coloured grounds.',
  playersCopy: 'Leaves out what only the storyteller may know.',
  copies: 'Copies of the players’ sheet.',
  accent: { description: 'The colour of heads and rules; the sign # may be left out.', example: '#85171a' },
  secondLanguage: { description: 'A second language beside the first.', example: 'fr' },
  tokenSize: 'Millimetres across of a character’s token.',
  reminderSize: 'Millimetres across of a reminder token.',
  tokenBleed: 'Millimetres of colour beyond the cut.',
  tokenAbilities: 'Whether tokens say abilities.',
  date: { description: 'A day to print.', example: '2026-11-21' },
  ...language
}

const sheetRefusals: readonly ApiRefusal[] = [
  'body_too_large',
  'file_not_json',
  'file_no_script',
  'file_too_large',
  'file_too_many',
  'file_too_deep',
  'link_unreadable',
  'script_empty',
  'script_too_large',
  'language_unknown'
]
export const optionRefusals: readonly ApiRefusal[] = [
  'paper_unknown',
  'parts_unknown',
  'size_unknown',
  'columns_unknown',
  'back_unknown',
  'nights_unknown',
  'ink_saver_unknown',
  'players_copy_unknown',
  'copies_unknown',
  'accent_unknown',
  'token_size_unknown',
  'reminder_size_unknown',
  'token_bleed_unknown',
  'token_abilities_unknown',
  'date_unknown'
]

const body = {
  required: true,
  description: 'A script file of at most a megabyte; it is mended as the import mends it.',
  content: { 'application/json': { schema: z.unknown(), example: exampleFile } }
}
export const sheetHeaders = {
  etag: etagHeader,
  'content-disposition': header('The name for the file.', 'attachment; filename="Bells at Dusk.pdf"'),
  'belfry-warnings': header(
    'Pictures that could not be had: a list of `{code, use, name}` in JSON, escaped as in an address. At most thirty.',
    '%5B%7B%22code%22%3A%22picture_slow%22%2C%22use%22%3A%22icon%22%2C%22name%22%3A%22Warden%22%7D%5D'
  )
}
const usual = { tag: 'Prints', limit: 'SHEET_RATE', body } as const

/** What is made of a script that comes with the request. */
export const printNotes: ResourceNotes = {
  [workerPaths.sheetPdf]: {
    post: {
      ...usual,
      id: 'printSheet',
      summary: 'A script as PDF, to print',
      params: { query: paramsOf(sheetQuery, sheetNotes) },
      answers: { 200: fileAnswer('The PDF.', ['application/pdf'], sheetHeaders), 304: notModified },
      refusals: [...sheetRefusals, ...optionRefusals]
    }
  },
  [workerPaths.sheetPng]: {
    post: {
      ...usual,
      id: 'paintSheet',
      summary: 'One page of it as picture',
      params: {
        query: paramsOf(pageQuery, {
          ...sheetNotes,
          page: 'The page, counted from 1.',
          scale: 'Pixels for each that a screen of usual density has.'
        })
      },
      answers: { 200: fileAnswer('The page.', ['image/png'], sheetHeaders), 304: notModified },
      refusals: [...sheetRefusals, ...optionRefusals, 'page_unknown', 'scale_unknown']
    }
  },
  [workerPaths.scriptCard]: {
    post: {
      ...usual,
      id: 'paintCard',
      summary: 'A script’s card, for previews of links',
      description: '1200 by 630 pixels: its name, its author, its characters.',
      params: { query: paramsOf(cardQuery, language) },
      answers: { 200: fileAnswer('The card.', ['image/png'], sheetHeaders), 304: notModified },
      refusals: sheetRefusals
    }
  },
  [workerPaths.picture]: {
    get: {
      id: 'readPicture',
      tag: 'Prints',
      summary: 'A picture of another host, for pages of this site',
      description: 'For our own pages alone, which may not read pictures elsewhere.',
      params: {
        query: paramsOf(pictureQuery, {
          address: { description: 'Where the picture is.', example: 'https://example.com/icon.png' },
          use: { description: 'What it is shown as.', example: 'icon' }
        })
      },
      answers: { 200: fileAnswer('The picture.', ['image/png', 'image/jpeg']) },
      refusals: [...pictureCodes, 'use_unknown', 'picture_elsewhere'],
      limit: 'PICTURE_RATE'
    }
  }
}
