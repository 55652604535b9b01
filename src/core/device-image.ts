/**
 * Images that are stored in this browser alone. Their addresses lead nowhere on other devices: the service worker of the device
 * answers them. `deviceImagePath` of the routes builds them.
 */
const devicePath = /^https?:\/\/[^/?#]+\/images\/device\/[0-9a-f]{32}\.png$/

/** Whether an address is that of an image of a device, on any origin. */
export const isDeviceImage = (address: string): boolean => devicePath.test(address)
