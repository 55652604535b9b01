import { limits } from '#core/limits.ts'
import type { RefusalCode } from '#core/script-file.ts'
import type { PictureCode } from '#pictures/picture-code.ts'
import { mostCopies, printParts, tokenSizes } from '#print/print-options.ts'
import { defaultLocale, languageTags } from '#routes'
import { catalogueListPath } from '#routes/worker.ts'

/** What a sign-in sends is the address of one page. */
export const formBytes = 16 * 1024

/** What addresses for other programs say when they refuse, with the status of each. */
const refusals = {
  signed_out: { status: 401, message: 'Nobody is signed in.' },
  session_stale: {
    status: 401,
    message: 'The session must be renewed: ask who is signed in, then this again.'
  },
  invalid: { status: 422, message: 'Some of what was sent is not as it must be; issues says where.' },
  saved_too_large: {
    status: 413,
    message: `What is saved may have ${limits.saved.bytes} bytes of JSON at most.`
  },
  script_missing: { status: 404, message: 'You have no such script.' },
  character_missing: { status: 404, message: 'You have no such character.' },
  version_missing: { status: 404, message: 'This version is not kept.' },
  version_conflict: { status: 409, message: 'Somebody saved since: theirs is what is there now.' },
  save_id_reused: { status: 422, message: 'This saveId was that of another content: each save has its own.' },
  scripts_full: {
    status: 403,
    message: `An account holds ${limits.saved.scripts} scripts at most, and as many in the bin.`
  },
  characters_full: {
    status: 403,
    message: `An account holds ${limits.saved.characters} characters at most, and as many in the bin.`
  },
  too_often: { status: 429, message: 'These are too many requests at once: ask again in a minute.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_unknown: { status: 405, message: 'This address is not asked by this method.' },
  body_too_large: { status: 413, message: 'A sheet is made from a megabyte of text at most.' },
  paper_unknown: { status: 422, message: 'The paper is either a4 or letter.' },
  parts_unknown: {
    status: 422,
    message: `The parts are of ${printParts.join(', ')}, with commas between them.`
  },
  size_unknown: { status: 422, message: 'The size is either full or half.' },
  columns_unknown: { status: 422, message: 'There are 1 or 2 columns.' },
  back_unknown: { status: 422, message: 'The back is either information or cover.' },
  nights_unknown: { status: 422, message: 'The nights are either full or compact.' },
  ink_saver_unknown: { status: 422, message: 'inkSaver is either true or false.' },
  players_copy_unknown: { status: 422, message: 'playersCopy is either true or false.' },
  copies_unknown: { status: 422, message: `The copies are a number from 1 to ${mostCopies}.` },
  accent_unknown: {
    status: 422,
    message: 'The accent is a colour of six hexadecimal digits, such as 85171a.'
  },
  token_size_unknown: { status: 422, message: millimetres('tokenSize', tokenSizes.token) },
  reminder_size_unknown: { status: 422, message: millimetres('reminderSize', tokenSizes.reminder) },
  token_bleed_unknown: { status: 422, message: millimetres('tokenBleed', tokenSizes.bleed) },
  token_abilities_unknown: { status: 422, message: 'tokenAbilities is either true or false.' },
  date_unknown: { status: 422, message: 'The date is a day such as 2026-11-21.' },
  language_unknown: { status: 422, message: 'This is none of the languages that Belfry speaks.' },
  catalogue_unknown: {
    status: 404,
    message: `The catalogue is there in ${Object.values(languageTags).join(', ')}; see ${catalogueListPath(defaultLocale)}.`
  },
  page_unknown: { status: 422, message: 'The sheet has no page of this number; they count from 1.' },
  scale_unknown: { status: 422, message: 'The scale is 1, 2 or 3.' },
  use_unknown: { status: 422, message: 'A picture is asked for as icon, logo or background.' },
  picture_elsewhere: { status: 403, message: 'Pictures are fetched for the pages of this site alone.' },
  picture_too_often: { status: 429, message: 'These are too many pictures at once: ask again in a minute.' },
  picture_address: { status: 422, message: 'This is not the whole address of a picture.' },
  picture_not_https: { status: 422, message: 'The address of a picture begins with https://.' },
  picture_host: { status: 422, message: 'Pictures come from hosts of the public internet alone.' },
  picture_redirects: { status: 422, message: 'The address of the picture leads on more than three times.' },
  picture_slow: { status: 504, message: 'The host of the picture takes more than four seconds.' },
  picture_unreachable: { status: 502, message: 'The host of the picture cannot be reached.' },
  picture_missing: { status: 502, message: 'The host has no picture at this address.' },
  picture_too_large: { status: 422, message: 'A picture may have three megabytes.' },
  picture_type: { status: 422, message: 'This is no picture of type PNG, JPEG, WebP or GIF.' },
  picture_too_wide: {
    status: 422,
    message:
      'The picture has too many pixels: at most 4096 on a side, four million where it must be unpacked.'
  },
  picture_broken: { status: 422, message: 'The picture is broken, or moves in a way that cannot be shown.' },
  picture_too_many: { status: 422, message: 'There are more pictures than one sheet asks for.' },
  script_empty: { status: 422, message: 'There are no characters on this script.' },
  script_too_large: { status: 422, message: 'A sheet holds 250 characters at most.' },
  request_forged: { status: 403, message: 'Only pages of this site may ask for this.' },
  form_too_large: { status: 413, message: `A sign-in sends a form of ${formBytes} bytes at most.` },
  sign_in_not_set_up: { status: 503, message: 'Nobody can sign in here: no identity provider is set up.' },
  sign_in_unreachable: { status: 502, message: 'The identity provider cannot be reached: try again later.' },
  image_id: { status: 422, message: 'The id of an image is 16 to 40 small letters, digits and dashes.' },
  image_name: {
    status: 422,
    message: `An image has a name of at most ${limits.images.name} characters.`
  },
  images_query: { status: 422, message: 'Images are listed by page, search, sort and bin.' },
  image_too_large: { status: 413, message: 'An image may have five megabytes.' },
  image_type: { status: 422, message: 'This is no image of type PNG, JPEG or WebP.' },
  image_too_wide: {
    status: 422,
    message: `An image may have ${limits.images.side} pixels on a side.`
  },
  image_broken: { status: 422, message: 'The image is broken: it cannot be unpacked.' },
  images_full: {
    status: 403,
    message: `There are ${limits.images.count} images already, those in the bin among them.`
  },
  nothing_public: { status: 404, message: 'Nothing that is public has this address.' },
  image_missing: { status: 404, message: 'There is no picture at this address.' },
  file_not_json: { status: 400, message: 'This JSON is broken: nothing can be read from it.' },
  file_no_script: {
    status: 422,
    message: 'There is no script in this: neither characters nor a list of their names.'
  },
  file_too_large: { status: 413, message: `A script file may have ${limits.file.bytes} bytes at most.` },
  file_too_many: { status: 422, message: `A script file may have ${limits.file.items} items at most.` },
  file_too_deep: { status: 422, message: 'The file is nested too deeply to be a script.' },
  link_unreadable: { status: 422, message: 'There is no readable script in this link.' }
} as const satisfies Record<RefusalCode | PictureCode, object> &
  Record<string, { status: number; message: string }>

function millimetres(option: string, [least, most]: readonly [number, number]): string {
  return `${option} is a number of millimetres from ${least} to ${most}.`
}

export type ApiRefusal = keyof typeof refusals

/** The body and the status of a refusal. @example return c.json(...refusal('script_empty')) */
export function refusal<Code extends ApiRefusal>(code: Code) {
  const { status, message } = refusals[code]
  return [{ code, message }, status] as const
}
