// Entry point of the drawing thread.
import { serveThread } from '../../../platform/threads/serveThread'
import { renderCertificate, type CertificateText } from '../certificatePdf'
import { cardPicture, type ShownOnCard } from './cardPicture'

export type DrawingTask = { pdf: CertificateText } | { card: ShownOnCard }

serveThread((task: DrawingTask) => ('pdf' in task ? renderCertificate(task.pdf) : cardPicture(task.card)))
