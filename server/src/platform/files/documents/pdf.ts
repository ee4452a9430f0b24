import { corruptDocument, passwordProtected } from './rejections'

const TAIL_BYTES = 2048

/** Checks that a PDF is complete (has its trailer) and not encrypted. */
export async function checkPdf(bytes: Buffer) {
  const tail = bytes.subarray(-TAIL_BYTES)
  if (!tail.includes('%%EOF') || !tail.includes('startxref')) throw corruptDocument()
  if (bytes.includes('/Encrypt')) throw passwordProtected()
}
