/** The time for which the object URL stays valid, in ms, so that the browser can read the file. */
const KEEP_MS = 60_000

/** Offers a file to the browser for saving under this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
}
