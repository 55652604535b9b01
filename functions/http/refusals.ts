import { limits } from '#core/limits.ts'
import type { RefusalCode } from '#core/script/script-file.ts'
import type { ScriptFileRefusal } from '#core/sharing/script-file-refusals.ts'
import { scriptHosts } from '#core/sharing/script-source.ts'
import type { ImageRefusal } from '#images/image-refusals.ts'
import { maxCopies, ownLines, printParts } from '#print/print-options.ts'
import { defaultLocale, languageTags } from '#routes'
import { catalogueListPath } from '#routes/worker-paths.ts'
import { tokenRefusals } from './token-refusals.ts'

/** The maximum size of a sign-in form in bytes; it contains one URL. */
export const maxFormBytes = 16 * 1024

/** All refusals of the API by code, with status and English message. Codes are stable; messages may change. */
const refusals = {
  signed_out: { status: 401, message: 'You aren’t signed in.' },
  session_stale: {
    status: 401,
    message: 'The session has expired. Request /api/session to renew it, then repeat this request.'
  },
  account_changed: {
    status: 401,
    message:
      'The request is for another account than the one signed in. Request /api/session for the current account’s ID.'
  },
  invalid: { status: 422, message: 'The request is invalid. `issues` lists the fields.' },
  saved_too_large: {
    status: 413,
    message: `The JSON is too large. The limit is ${limits.documents.bytes} bytes.`
  },
  saved_too_many_images: {
    status: 422,
    message: `The document uses too many uploaded images. The limit is ${limits.images.count}.`
  },
  script_missing: { status: 404, message: 'You have no script with this ID.' },
  character_missing: { status: 404, message: 'You have no character with this ID.' },
  character_id_taken: {
    status: 409,
    message: 'Another of your characters has this ID. `taken` is that character, `freeId` an unused ID.'
  },
  game_missing: { status: 404, message: 'You have no game with this ID.' },
  version_missing: { status: 404, message: 'This version doesn’t exist or is no longer stored.' },
  version_conflict: {
    status: 409,
    message:
      'Another save changed the document or game since this version. `theirs` is the current version; a game comes without its content.'
  },
  changed_meanwhile: {
    status: 409,
    message: 'Other saves changed the document during this request. Repeat the request.'
  },
  save_id_reused: {
    status: 422,
    message:
      'This saveId or copy ID belongs to a save with other content. Use a new ID for each save and copy.'
  },
  scripts_full: {
    status: 403,
    message: `The account is full. It holds at most ${limits.documents.scripts} scripts, and as many in the bin.`
  },
  characters_full: {
    status: 403,
    message: `The account is full. It holds at most ${limits.documents.characters} characters, and as many in the bin.`
  },
  games_full: {
    status: 403,
    message: `The account is full. It holds at most ${limits.games.count} games.`
  },
  account_full: {
    status: 403,
    message: `The account has no space left. The limit for scripts, characters and games is ${limits.account.documents / 1024 / 1024} MB. Delete some permanently, or make them smaller.`
  },
  unavailable: { status: 503, message: 'Stored data can’t be reached. Try again in a minute.' },
  internal: { status: 500, message: 'The server failed. Try again later.' },
  too_often: { status: 429, message: 'Too many requests. Try again in a minute.' },
  not_found: { status: 404, message: 'There is nothing at this URL.' },
  method_unknown: { status: 405, message: 'This URL doesn’t support this method.' },
  body_too_large: { status: 413, message: 'The script file is too large. The limit for a sheet is 1 MB.' },
  paper_unknown: { status: 422, message: 'paper must be a4 or letter.' },
  parts_unknown: {
    status: 422,
    message: `parts must be a comma-separated list of ${printParts.join(', ')}.`
  },
  size_unknown: { status: 422, message: 'size must be full or half.' },
  columns_unknown: { status: 422, message: 'columns must be 1 or 2.' },
  imposition_unknown: { status: 422, message: 'imposition must be none or booklet.' },
  back_unknown: { status: 422, message: 'back must be information or cover.' },
  nights_unknown: { status: 422, message: 'nights must be full, large or compact.' },
  strip_size_unknown: { status: 422, message: 'stripSize must be strip or card.' },
  jinxes_unknown: { status: 422, message: 'jinxes must be true or false.' },
  house_rules_unknown: { status: 422, message: 'houseRules must be true or false.' },
  qr_code_unknown: { status: 422, message: 'qrCode must be true or false.' },
  ink_saver_unknown: { status: 422, message: 'inkSaver must be true or false.' },
  players_copy_unknown: { status: 422, message: 'playersCopy must be true or false.' },
  copies_unknown: { status: 422, message: `copies must be a number from 1 to ${maxCopies}.` },
  accent_unknown: {
    status: 422,
    message: 'accent must be a colour of 6 hexadecimal digits, such as 85171a.'
  },
  ...tokenRefusals,
  card_texts_too_long: { status: 422, message: `cardTexts has at most ${ownLines.letters} letters.` },
  player_names_too_long: { status: 422, message: `playerNames has at most ${ownLines.letters} letters.` },
  date_unknown: { status: 422, message: 'date must be a date such as 2026-11-21.' },
  language_unknown: { status: 422, message: 'Belfry doesn’t support this language.' },
  catalogue_unknown: {
    status: 404,
    message: `The catalogue is available in ${Object.values(languageTags).join(', ')}. Example: ${catalogueListPath(defaultLocale)}.`
  },
  page_unknown: { status: 422, message: 'The sheet has no page with this number. Pages count from 1.' },
  scale_unknown: { status: 422, message: 'scale must be 1, 2 or 3.' },
  use_unknown: { status: 422, message: 'use must be icon, logo or background.' },
  picture_elsewhere: { status: 403, message: 'Only pages of this site may request images of other hosts.' },
  picture_too_often: { status: 429, message: 'Too many image requests. Try again in a minute.' },
  picture_address: { status: 422, message: 'address must be the full URL of an image.' },
  picture_not_https: { status: 422, message: 'The image’s URL must begin with https://.' },
  picture_host: { status: 422, message: 'The image’s host must be on the public internet.' },
  picture_redirects: { status: 422, message: 'The image’s URL redirects more than 3 times.' },
  picture_slow: { status: 504, message: 'The image’s host didn’t respond within 4 seconds.' },
  picture_unreachable: { status: 502, message: 'The image’s host can’t be reached.' },
  picture_missing: { status: 502, message: 'The host has no image at this URL.' },
  picture_too_large: { status: 422, message: 'The image is too large. The limit is 3 MB.' },
  picture_type: { status: 422, message: 'The file isn’t a PNG, JPEG, WebP or GIF image.' },
  picture_too_wide: {
    status: 422,
    message:
      'The image has too many pixels. The limit is 4096 on a side, and 4 million in total if it must be converted.'
  },
  picture_broken: { status: 422, message: 'The image is broken, or an unsupported animation.' },
  picture_too_many: { status: 422, message: 'The sheet has too many images.' },
  picture_pixels: { status: 422, message: 'The sheet’s images have too many pixels in total.' },
  script_empty: { status: 422, message: 'The script has no characters.' },
  script_too_large: {
    status: 422,
    message: 'The script has too many characters. The limit for a sheet is 250.'
  },
  print_too_large: {
    status: 422,
    message: 'The print is too large. `issues` lists each part that is too large, and the option that helps.'
  },
  request_forged: { status: 403, message: 'Only pages of this site may send this request.' },
  form_too_large: { status: 413, message: `The form is too large. The limit is ${maxFormBytes} bytes.` },
  sign_in_not_set_up: {
    status: 503,
    message: 'Sign-in isn’t available: no identity provider is configured.'
  },
  sign_in_unreachable: { status: 502, message: 'The identity provider can’t be reached. Try again later.' },
  image_id: {
    status: 422,
    message: 'The image’s ID must be 16 to 40 lowercase letters, digits and hyphens.'
  },
  image_name: {
    status: 422,
    message: `name must have 1 to ${limits.images.name} characters.`
  },
  images_query: {
    status: 422,
    message: 'The query is invalid. Its parameters are page, search, sort and bin.'
  },
  image_forever: { status: 422, message: 'forever must be true or false.' },
  image_too_large: { status: 413, message: 'The image is too large. The limit is 5 MB.' },
  image_type: { status: 422, message: 'The file isn’t a PNG, JPEG or WebP image.' },
  image_too_wide: {
    status: 422,
    message: `The image is too large. The limit is ${limits.images.side} pixels on a side.`
  },
  image_broken: { status: 422, message: 'The image is broken and can’t be decoded.' },
  images_full: {
    status: 403,
    message: `The account is full. It holds at most ${limits.images.count} images with ${limits.account.images / 1024 / 1024} MB in total, including the bin.`
  },
  drawing_missing: { status: 404, message: 'The image has no drawing.' },
  drawing_too_large: {
    status: 413,
    message: `The drawing is too large. The limit is ${limits.images.drawing} bytes.`
  },
  nothing_public: { status: 404, message: 'No public script or character has this URL.' },
  oembed_format: { status: 501, message: 'The response is available only as JSON: format=json.' },
  image_missing: { status: 404, message: 'There is no image at this URL.' },
  file_not_json: { status: 400, message: 'The JSON is broken and can’t be read.' },
  file_no_script: {
    status: 422,
    message: 'The text contains no script: neither characters nor character names.'
  },
  file_too_large: {
    status: 413,
    message: `The script file is too large. The limit is ${limits.file.bytes} bytes.`
  },
  file_too_many: {
    status: 422,
    message: `The script file has too many items. The limit is ${limits.file.items}.`
  },
  file_too_deep: { status: 422, message: 'The JSON is nested too deeply to be a script.' },
  link_unreadable: { status: 422, message: 'The link contains no readable script.' },
  link_without_script: {
    status: 422,
    message: 'The text is a URL that contains no script. Send the file instead.'
  },
  source_host: {
    status: 422,
    message: `The address must lead to a script file on ${scriptHosts.join(', ')}.`
  },
  source_redirects: { status: 502, message: 'The address redirects more than 3 times.' },
  source_slow: { status: 504, message: 'The host didn’t send the file within 8 seconds.' },
  source_unreachable: { status: 502, message: 'The host can’t be reached.' },
  source_missing: { status: 502, message: 'The host has no file at this address.' },
  source_too_large: {
    status: 422,
    message: `The file is too large. The limit is ${limits.file.bytes} bytes.`
  },
  source_request_too_large: { status: 413, message: 'The request is too large. The limit is 16 KB.' },
  source_type: { status: 422, message: 'The file is neither JSON nor plain text.' }
} as const satisfies Record<RefusalCode | ImageRefusal | ScriptFileRefusal, object> &
  Record<string, { status: number; message: string }>

export type ApiRefusal = keyof typeof refusals

/** The response body and status of a refusal. @example return c.json(...refusal('script_empty')) */
export function refusal<Code extends ApiRefusal>(code: Code) {
  const { status, message } = refusals[code]
  return [{ code, message }, status] as const
}
