/**
 * Whether a browser may show the picture of an address: https, a picture within the address, or one of this very site,
 * which on a developer's machine has no https.
 */
export const isShowable = (address: string) =>
  /^(https:\/\/|data:image\/)/i.test(address.trim()) || isOfThisSite(address)

const isOfThisSite = (address: string) =>
  typeof location !== 'undefined' && URL.parse(address)?.origin === location.origin
