import { Thread } from '../../../platform/threads/thread'
import { threadProgram } from '../../../platform/threads/threadProgram'
import type { CertificateText } from '../certificatePdf'
import type { ShownOnCard } from './cardPicture'
import type { DrawingTask } from './drawingThread'

/** Drawing a PDF takes 200 ms and would block the event loop, so it is done in a thread. */
const thread = new Thread<DrawingTask, Uint8Array>(threadProgram(import.meta.url, 'drawingThread'))

/** Draws a certificate as a PDF file. */
export async function drawPdf(text: CertificateText): Promise<Buffer> {
  return Buffer.from(await thread.run({ pdf: text }))
}

/** Draws the card of a certificate as PNG. */
export async function drawCard(shown: ShownOnCard): Promise<Buffer> {
  return Buffer.from(await thread.run({ card: shown }))
}
