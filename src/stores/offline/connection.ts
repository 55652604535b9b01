/** What browsers tell about the connection; some tell nothing. */
export interface Connection {
  saveData?: boolean
  type?: string
  effectiveType?: string
}

/**
 * Whether more may be fetched than the user asked for: not while saving data, not over a cellular network, which is
 * often metered, and not over a slow one. Where the browser tells nothing, it may.
 */
export const allowsMore = ({ saveData, type, effectiveType }: Connection = {}): boolean =>
  saveData !== true && type !== 'cellular' && !/2g|3g/.test(effectiveType ?? '')

/** The connection of this device; undefined where the browser doesn't tell. */
export const currentConnection = (): Connection | undefined =>
  'connection' in navigator ? (navigator.connection as Connection) : undefined
