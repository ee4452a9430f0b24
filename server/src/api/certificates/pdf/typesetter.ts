import type PDFDocument from 'pdfkit'
import { fitText, type Box } from '../../../platform/typesetting/fitText'
import type { Style } from '../../../platform/typesetting/fonts'
import { hasDevanagari, splitRuns } from '../../../platform/typesetting/runs'

type Document = InstanceType<typeof PDFDocument>

export interface Setting {
  style: Style
  size: number
  color: string
  /** Extra space between letters, in points. Never for Devanagari, whose letters join. */
  tracking?: number
  align?: 'left' | 'center' | 'right'
}

/** Sets lines of mixed script on a page, each as text that copies out in reading order. */
export class Typesetter {
  private readonly registered = new Set<string>()

  constructor(private readonly doc: Document) {}

  width(text: string, { style, size, tracking = 0 }: Setting): number {
    const letters = this.runs(text, style).reduce((sum, run) => {
      return sum + this.doc.font(run.face.name).fontSize(1000).widthOfString(run.text)
    }, 0)
    return (letters * size) / 1000 + tracking * Math.max(0, [...text].length - 1)
  }

  fit(text: string, style: Style, box: Box) {
    return fitText(text, box, (part) => this.width(part, { style, size: 1, color: '' }))
  }

  /** Draws one line with its baseline at `y`; `x` is the left end, the middle or the right end. */
  line(text: string, x: number, y: number, setting: Setting) {
    const width = this.width(text, setting)
    const left = { left: x, center: x - width / 2, right: x - width }[setting.align ?? 'center']
    if (hasDevanagari(text)) this.withActualText(text, () => this.drawRuns(text, left, y, setting))
    else this.drawRuns(text, left, y, setting)
  }

  /**
   * Shaped glyphs are in visual order, so the original text is attached. Poppler places it by the coordinate system at the
   * end of the span, and pdfkit's own points down, so the span is opened outside of it.
   */
  private withActualText(text: string, draw: () => void) {
    const flip = () => this.doc.save().transform(1, 0, 0, -1, 0, this.doc.page.height)
    flip()
    this.doc.markContent('Span', { actual: text, lang: 'hi-IN' })
    flip()
    draw()
    this.doc.restore().endMarkedContent().restore()
  }

  private drawRuns(text: string, left: number, y: number, { style, size, color, tracking = 0 }: Setting) {
    let x = left
    for (const run of this.runs(text, style)) {
      const font = this.doc.font(run.face.name).fontSize(size).fillColor(color)
      font.text(run.text, x, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: tracking })
      x += this.width(run.text, { style, size, color }) + tracking * [...run.text].length
    }
  }

  private runs(text: string, style: Style) {
    const runs = splitRuns(text, style)
    for (const { face } of runs) {
      if (this.registered.has(face.name)) continue
      this.doc.registerFont(face.name, face.data())
      this.registered.add(face.name)
    }
    return runs
  }
}
