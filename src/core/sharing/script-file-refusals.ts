/** Reasons why a script file of another host can't be fetched. */
export const scriptFileRefusals = [
  /** The address leads to no script file on an allowed host, or a redirect leads elsewhere. */
  'source_host',
  'source_redirects',
  'source_slow',
  'source_unreachable',
  /** The host responds, but not with a file. */
  'source_missing',
  'source_too_large',
  /** The file is neither JSON nor text. */
  'source_type'
] as const

export type ScriptFileRefusal = (typeof scriptFileRefusals)[number]
