import type PDFDocument from 'pdfkit'

/** The colours of the printed certificate: the brand's green and gold on warm paper. */
export const ink = {
  paper: '#fdfaf3',
  text: '#22302f',
  muted: '#56625f',
  brand: '#0b6459',
  deep: '#084d45',
  gold: '#b8862f',
  /** Gold that is dark enough for text. */
  bronze: '#84601c',
  paleGold: '#dcc089',
  white: '#ffffff',
} as const

/** A4, landscape, in points. */
export const sheet = { width: 841.89, height: 595.28 } as const

type Document = InstanceType<typeof PDFDocument>
type Point = [x: number, y: number]

/** Draws the engraved frame: a dark band of woven waves between fine rules, with a rosette in each corner. */
export function drawFrame(doc: Document) {
  const outer = 22
  const band = 22
  doc.rect(0, 0, sheet.width, sheet.height).fill(ink.paper)
  drawBand(doc, outer, band)
  for (const inset of [outer, outer + band])
    strokedBox(doc, inset, { color: ink.deep, width: inset === outer ? 1.6 : 0.9 })
  strokedBox(doc, outer + band + 5, { color: ink.gold, width: 0.8 })
  const middle = outer + band / 2
  for (const x of [middle, sheet.width - middle])
    for (const y of [middle, sheet.height - middle]) drawCorner(doc, x, y)
}

/** Draws a large, very faint rosette behind the text, as on a banknote. */
export function drawWatermark(doc: Document) {
  doc.save().lineWidth(0.5).strokeOpacity(0.32)
  for (let ring = 0; ring < 12; ring++)
    trace(doc, rosette([sheet.width / 2, 290], 196 - (ring % 4) * 9, 0.11, 24, (ring * Math.PI) / 144))
  doc.stroke(ink.paleGold).restore()
}

/** Draws a short rule with a small lozenge at its middle. */
export function drawDivider(doc: Document, x: number, y: number, width: number) {
  for (const side of [-1, 1])
    doc
      .moveTo(x + side * 14, y)
      .lineTo(x + (side * width) / 2, y)
      .lineWidth(0.8)
      .stroke(ink.gold)
  for (const [offset, size] of [
    [-9, 2],
    [0, 4],
    [9, 2],
  ] as const)
    doc.polygon(
      [x + offset - size, y],
      [x + offset, y - size],
      [x + offset + size, y],
      [x + offset, y + size],
    )
  doc.fill(ink.gold)
}

/** Returns the points of a closed curve whose radius oscillates `petals` times around the circle. */
export function rosette(
  [cx, cy]: Point,
  radius: number,
  swing: number,
  petals: number,
  turn: number,
): Point[] {
  const steps = petals * 16
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI
    const r = radius * (1 + swing * Math.sin(petals * angle + turn * petals))
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
  })
}

export function trace(doc: Document, points: Point[]) {
  points.forEach(([x, y], index) => (index === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y)))
}

function strokedBox(doc: Document, inset: number, line: { color: string; width: number }) {
  doc
    .rect(inset, inset, sheet.width - 2 * inset, sheet.height - 2 * inset)
    .lineWidth(line.width)
    .stroke(line.color)
}

function drawBand(doc: Document, outer: number, band: number) {
  doc
    .rect(outer, outer, sheet.width - 2 * outer, sheet.height - 2 * outer)
    .rect(outer + band, outer + band, sheet.width - 2 * (outer + band), sheet.height - 2 * (outer + band))
    .fill(ink.brand, 'even-odd')
  const middle = outer + band / 2
  const far = { x: sheet.width - middle, y: sheet.height - middle }
  doc.save().lineWidth(0.45)
  for (const { swing, phase } of WAVES) {
    for (const y of [middle, far.y]) trace(doc, wave([middle + 11, y], [far.x - 11, y], swing * band, phase))
    for (const x of [middle, far.x]) trace(doc, wave([x, middle + 11], [x, far.y - 11], swing * band, phase))
  }
  doc.stroke(ink.paleGold).restore()
}

const WAVES = [0.4, 0.27, 0.14].flatMap((swing) =>
  [0, Math.PI / 2, Math.PI, (3 * Math.PI) / 2].map((phase) => ({ swing, phase })),
)

const WAVELENGTH = 30

/** A sine wave between two points in one row or column, with a whole number of periods. */
function wave(from: Point, to: Point, swing: number, phase: number): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const waves = Math.round(length / WAVELENGTH)
  const across = from[1] === to[1] ? [0, 1] : [1, 0]
  const steps = waves * 14
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps
    const offset = swing * Math.sin(share * waves * 2 * Math.PI + phase)
    return [
      from[0] + (to[0] - from[0]) * share + offset * (across[0] as number),
      from[1] + (to[1] - from[1]) * share + offset * (across[1] as number),
    ]
  })
}

function drawCorner(doc: Document, x: number, y: number) {
  doc.save()
  doc.circle(x, y, 19).fill(ink.paper)
  doc.circle(x, y, 17.5).fillAndStroke(ink.brand, ink.gold)
  doc.lineWidth(0.4)
  for (const turn of [0, 1, 2]) trace(doc, rosette([x, y], 10.5, 0.42, 8, (turn * Math.PI) / 12))
  doc.stroke(ink.paleGold)
  doc.circle(x, y, 3.2).fill(ink.paleGold)
  doc.restore()
}
