import { z } from 'zod'
import type { ApiRefusal } from '#functions/http/refusals.ts'
import { remoteImageQuery } from '#functions/images/image-schemas.ts'
import { cardQuery, pageQuery, sheetQuery } from '#functions/prints/sheet-options.ts'
import { imageRefusals } from '#images/image-refusals.ts'
import { workerPaths } from '#routes/worker-paths.ts'
import type { RouteDocs } from '../describe-route.ts'
import { describeParams } from '../params.ts'
import { etagHeader, fileResponse, headerDoc } from '../responses.ts'
import { exampleScriptFile } from './import.ts'

export const languageParamDoc = { lang: 'The language of the sheet’s texts and of official characters.' }

export const sheetParamDocs = {
  paper: 'The paper.',
  parts: 'The parts to print, in page order, separated by commas.',
  size: '`half` puts 2 sheets on a page, for small scripts; `large` prints abilities in 14 points on as many pages as they need.',
  columns: 'Columns of characters.',
  imposition:
    '`booklet` prints 2 pages of half the size on each side of the paper, in the order of a folded booklet; only the parts to read.',
  back: 'The content of the back.',
  nights:
    'The layout of the night sheets: both nights side by side, each night on a page of its own, or both with short rows.',
  stripSize: 'The size of the pieces of the night order to cut out.',
  jinxes: 'Prints the jinxes.',
  houseRules: 'Prints the house rules.',
  qrCode: 'Prints the QR code of a public script’s page.',
  inkSaver: 'Prints without coloured backgrounds.',
  playersCopy: 'Leaves out information for the storyteller only.',
  copies: 'The number of copies of the players’ sheet.',
  accent: { description: 'The colour of headings and rules; the # is optional.', example: '#85171a' },
  secondLanguage: { description: 'A second language for the night sheets.', example: 'fr' },
  tokenSize: 'The diameter of a character token, in millimetres.',
  reminderSize: 'The diameter of a reminder token, in millimetres.',
  tokenBleed: 'The bleed around tokens, in millimetres.',
  tokenAbilities: 'Prints abilities on tokens.',
  cardTexts: 'Further info cards, separated by line breaks.',
  playerNames: 'Names on tent cards, separated by line breaks.',
  tokenKinds: 'The kinds of tokens to print, separated by commas.',
  tokenTeams: 'The teams whose tokens are printed, separated by commas.',
  tokenCounts: {
    description:
      'Numbers of single tokens, separated by commas: a character’s ID, for a reminder # and its position from 0, a colon and the number.',
    example: ['imp:2', 'imp#0:0']
  },
  titleToken: 'Adds a token with the script’s logo or title.',
  qrToken: 'Adds a token with the QR code of a public script’s page.',
  blankTokens: 'The number of blank character tokens, to write on.',
  blankReminders: 'The number of blank reminder tokens, to write on.',
  tokenColour: {
    description:
      'The colour of the paper of character tokens; the # is optional. A dark colour is lightened so that text is readable.',
    example: '#e7d9b8'
  },
  tokenTexture: 'What is drawn on the paper of character tokens.',
  tokenGap: 'The smallest gap between tokens, in millimetres.',
  tokenMarks: 'The marks for cutting: `corners` outside the bleed, a `line` along the cut, or `none`.',
  tokenLeaves: 'Small leaves on character tokens for the number of their reminders.',
  tokenBacks: 'The backs of tokens, on mirrored pages between their fronts.',
  backOffsetX: 'Moves backs to the right, in millimetres.',
  backOffsetY: 'Moves backs down, in millimetres.',
  backTest: 'Adds a sheet that measures how far a printer moves backs.',
  tokenSheet: 'A sheet of round labels for character tokens, which are as large as its labels.',
  reminderSheet: 'A sheet of round labels for reminder tokens.',
  date: { description: 'A date to print.', example: '2026-11-21' },
  ...languageParamDoc
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
  'print_too_large',
  'paper_unknown',
  'parts_unknown',
  'size_unknown',
  'columns_unknown',
  'imposition_unknown',
  'back_unknown',
  'nights_unknown',
  'strip_size_unknown',
  'jinxes_unknown',
  'house_rules_unknown',
  'qr_code_unknown',
  'ink_saver_unknown',
  'players_copy_unknown',
  'copies_unknown',
  'accent_unknown',
  'token_size_unknown',
  'reminder_size_unknown',
  'token_bleed_unknown',
  'token_abilities_unknown',
  'card_texts_too_long',
  'player_names_too_long',
  'token_kinds_unknown',
  'token_teams_unknown',
  'token_counts_unknown',
  'title_token_unknown',
  'qr_token_unknown',
  'blank_tokens_unknown',
  'token_colour_unknown',
  'token_texture_unknown',
  'token_gap_unknown',
  'token_marks_unknown',
  'token_leaves_unknown',
  'token_backs_unknown',
  'back_offset_unknown',
  'back_test_unknown',
  'label_sheet_unknown',
  'date_unknown'
]

const body = {
  required: true,
  description: 'A script file of at most 1 MB. It is repaired like an import.',
  content: { 'application/json': { schema: z.unknown(), example: exampleScriptFile } }
}
export const sheetHeaders = {
  etag: etagHeader,
  'content-disposition': headerDoc('The file’s name.', 'attachment; filename="Bells at Dusk.pdf"'),
  'belfry-warnings': headerDoc(
    'Images that failed to load: percent-encoded JSON, a list of at most 30 `{code, use, name}`.',
    '%5B%7B%22code%22%3A%22picture_slow%22%2C%22use%22%3A%22icon%22%2C%22name%22%3A%22Warden%22%7D%5D'
  )
}
const common = { tag: 'Prints', limit: 'SHEET_RATE', body } as const

/** Routes that render a posted script, and the proxy for remote images. */
export const printRouteDocs: RouteDocs = {
  [workerPaths.sheetPdf]: {
    post: {
      ...common,
      id: 'printSheet',
      summary: 'A script as PDF for print',
      params: { query: describeParams(sheetQuery, sheetParamDocs) },
      responses: { 200: fileResponse('The PDF.', ['application/pdf'], sheetHeaders) },
      refusals: [...sheetRefusals, ...optionRefusals]
    }
  },
  [workerPaths.sheetPng]: {
    post: {
      ...common,
      id: 'paintSheet',
      summary: 'One page of the sheet as PNG',
      params: {
        query: describeParams(pageQuery, {
          ...sheetParamDocs,
          page: 'The page number, from 1.',
          scale: 'Pixels per CSS pixel.'
        })
      },
      responses: { 200: fileResponse('The page.', ['image/png'], sheetHeaders) },
      refusals: [...sheetRefusals, ...optionRefusals, 'page_unknown', 'scale_unknown']
    }
  },
  [workerPaths.scriptCard]: {
    post: {
      ...common,
      id: 'paintCard',
      summary: 'A script’s card, for link previews',
      description: '1200 by 630 pixels, with name, author and characters.',
      params: { query: describeParams(cardQuery, languageParamDoc) },
      responses: { 200: fileResponse('The card.', ['image/png'], sheetHeaders) },
      refusals: sheetRefusals
    }
  },
  [workerPaths.remoteImage]: {
    get: {
      id: 'readPicture',
      tag: 'Prints',
      summary: 'An image from another host, for pages of this site',
      description: 'Only for pages of this site, which can’t read images from other hosts directly.',
      params: {
        query: describeParams(remoteImageQuery, {
          address: { description: 'The image’s URL.', example: 'https://example.com/icon.png' },
          use: { description: 'The image’s use.', example: 'icon' }
        })
      },
      responses: { 200: fileResponse('The image.', ['image/png', 'image/jpeg']) },
      refusals: [...imageRefusals, 'use_unknown', 'picture_elsewhere'],
      limit: 'IMAGE_RATE'
    }
  }
}
