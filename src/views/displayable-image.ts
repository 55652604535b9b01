/** Whether pages may show the image at a URL: https, a data URL, or this site, which has no https in development. */
export const isDisplayableImage = (address: string) =>
  /^(https:\/\/|data:image\/)/i.test(address.trim()) || isSameOrigin(address)

const isSameOrigin = (address: string) =>
  typeof location !== 'undefined' && URL.parse(address)?.origin === location.origin
