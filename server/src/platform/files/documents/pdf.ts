import { corruptDocument, passwordProtected } from './rejections'

const TAIL_BYTES = 2048

/** Whole (it ends as a PDF ends) and open. */
export async function checkPdf(bytes: Buffer) {
  const tail = bytes.subarray(-TAIL_BYTES)
  if (!tail.includes('%%EOF') || !tail.includes('startxref')) throw corruptDocument()
  if (bytes.includes('/Encrypt')) throw passwordProtected()
}
