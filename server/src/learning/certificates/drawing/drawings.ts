import { Thread } from '../../../platform/threads/thread'
import { threadProgram } from '../../../platform/threads/threadProgram'
import type { CertificateText } from '../certificatePdf'
import type { ShownOnCard } from './cardPicture'
import type { DrawingTask } from './drawingThread'

/** Drawing a PDF takes 200 ms, which would block the event loop. */
const thread = new Thread<DrawingTask, Uint8Array>(threadProgram(import.meta.url, 'drawingThread'))

/** The certificate as a PDF file. */
export async function drawPdf(text: CertificateText): Promise<Buffer> {
  return Buffer.from(await thread.run({ pdf: text }))
}

/** The card of a certificate as PNG. */
export async function drawCard(shown: ShownOnCard): Promise<Buffer> {
  return Buffer.from(await thread.run({ card: shown }))
}
