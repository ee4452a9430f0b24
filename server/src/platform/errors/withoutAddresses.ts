const LENGTH = 500

/** Replaces mail addresses, IP addresses and the query of URLs, and shortens the text. */
export function withoutAddresses(text: string): string {
  return text
    .replace(/[^\s@<>"'=(]+@[^\s@<>"',)]+/g, '[address]')
    .replace(/\b\d{1,3}(\.\d{1,3}){3}\b/g, '[address]')
    .replace(/(?<![\w:])(?:[\da-f]{0,4}:){3,7}[\da-f]{1,4}(?![\w:])/gi, '[address]')
    .replace(/(https?:\/\/[^\s?"']+)\?[^\s"']*/g, '$1')
    .slice(0, LENGTH)
}
