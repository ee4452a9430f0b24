/** How long the object URL stays valid for the browser to read the file, in ms. */
const KEEP_MS = 60_000

/** Lets the browser save a file under this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
}
