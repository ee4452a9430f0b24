/** Converts a social link, stored as `host/path`, to a URL. */
export function webAddress(address: string): string {
  return /^https?:\/\//.test(address) ? address : `https://${address}`
}
