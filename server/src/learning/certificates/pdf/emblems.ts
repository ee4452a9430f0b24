import type PDFDocument from 'pdfkit'
import QRCode from 'qrcode'
import { rosette, trace, ink } from './guilloche'

type Document = InstanceType<typeof PDFDocument>

/** Draws the brand sign: guide and learner under one rising path. It is designed in a square of 40 units. */
export function drawBrandSign(doc: Document, x: number, y: number, size: number) {
  doc
    .save()
    .translate(x, y)
    .scale(size / 40)
  doc.roundedRect(0, 0, 40, 40, 11).fill(ink.brand)
  doc.circle(14, 14.5, 4.5).fill(ink.white)
  doc.circle(27, 18.5, 3.5).fill('#f0a028')
  doc
    .path('M6.5 31c0-6 3.4-9.5 7.5-9.5 4.6 0 6.6 3 8 5.2C23.3 24.6 25 24 27 24c3.6 0 6.5 2.8 6.5 7')
    .lineWidth(3)
    .lineCap('round')
    .stroke(ink.white)
  doc.restore()
}

/** Draws the seal: two ribbons under an engraved medal with the brand sign in its centre. */
export function drawSeal(doc: Document, cx: number, cy: number, radius: number) {
  doc
    .save()
    .translate(cx, cy)
    .scale(radius / 50)
  for (const side of [-1, 1]) drawRibbon(doc, side)
  const edge = Array.from({ length: 96 }, (_, step): [number, number] => {
    const angle = (step / 96) * 2 * Math.PI
    const r = step % 2 === 0 ? 50 : 46.5
    return [r * Math.cos(angle), r * Math.sin(angle)]
  })
  trace(doc, edge)
  doc.closePath().fill(ink.gold)
  doc.circle(0, 0, 43).lineWidth(0.8).fillAndStroke('#f7ecd2', ink.white)
  doc.lineWidth(0.45)
  for (const turn of [0, 1, 2, 3]) trace(doc, rosette([0, 0], 35, 0.17, 20, (turn * Math.PI) / 40))
  doc.stroke(ink.gold)
  doc.circle(0, 0, 27).lineWidth(1.4).fillAndStroke(ink.brand, ink.gold)
  doc.circle(0, 0, 24.4).lineWidth(0.5).stroke(ink.paleGold)
  drawPair(doc)
  doc.restore()
}

function drawRibbon(doc: Document, side: number) {
  doc
    .polygon([side * 6, 30], [side * 34, 30], [side * 38, 88], [side * 24, 78], [side * 12, 92])
    .fill(side < 0 ? ink.brand : ink.deep)
}

/** Draws the two people of the brand sign, without its square. */
function drawPair(doc: Document) {
  doc.save().translate(-20.4, -19.6).scale(1.02)
  doc.circle(14, 14.5, 4.5).fill(ink.white)
  doc.circle(27, 18.5, 3.5).fill('#f0a028')
  doc
    .path('M6.5 31c0-6 3.4-9.5 7.5-9.5 4.6 0 6.6 3 8 5.2C23.3 24.6 25 24 27 24c3.6 0 6.5 2.8 6.5 7')
    .lineWidth(2.6)
    .lineCap('round')
    .stroke(ink.white)
  doc.restore()
}

/** Width of the blank margin that scanners need around a QR code, in modules. */
const QUIET_ZONE = 4

/** Draws a QR code as one vector shape on white. */
export function drawQrCode(doc: Document, text: string, x: number, y: number, size: number) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const step = size / (modules.size + 2 * QUIET_ZONE)
  doc.roundedRect(x, y, size, size, 4).lineWidth(0.7).fillAndStroke(ink.white, ink.gold)
  for (let row = 0; row < modules.size; row++)
    for (const [start, length] of darkStretches(modules, row))
      doc.rect(
        x + (start + QUIET_ZONE) * step,
        y + (row + QUIET_ZONE) * step,
        length * step,
        // The rows overlap slightly, because viewers otherwise draw light lines between them.
        step + 0.02,
      )
  doc.fill('#10201e')
}

function darkStretches(modules: { size: number; get: (row: number, column: number) => number }, row: number) {
  const stretches: [start: number, length: number][] = []
  for (let column = 0; column < modules.size; column++) {
    if (!modules.get(row, column)) continue
    const last = stretches.at(-1)
    if (last && last[0] + last[1] === column) last[1]++
    else stretches.push([column, 1])
  }
  return stretches
}
