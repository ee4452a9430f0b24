import type { Document } from './document'
import { fitText, type Box } from '../typesetting/fitText'
import type { Face, Style } from '../typesetting/fonts'
import { splitRuns, visualOrder } from '../typesetting/runs'
import { indianLanguage } from '../typesetting/scripts'
import { pdfFont, RIGHT_TO_LEFT, runWidth } from '../typesetting/shaping'

export interface Setting {
  style: Style
  size: number
  color: string
  /** Extra space between letters, in points. It must be absent for scripts whose letters are joined. */
  tracking?: number
  align?: 'left' | 'center' | 'right'
}

/** Sets lines of mixed scripts on a page, so that copied text is in reading order. */
export class Typesetter {
  private readonly registered = new Set<string>()

  constructor(private readonly doc: Document) {}

  width(text: string, { style, size, tracking = 0 }: Setting): number {
    const letters = splitRuns(text, style).reduce((sum, run) => sum + runWidth(run), 0)
    return letters * size + tracking * Math.max(0, [...text].length - 1)
  }

  fit(text: string, style: Style, box: Box) {
    return fitText(text, box, (part) => this.width(part, { style, size: 1, color: '' }))
  }

  /**
   * Draws one line with its baseline at `y`. `x` is the left end, the middle or the right end, depending on
   * the setting.
   */
  line(text: string, x: number, y: number, setting: Setting) {
    const width = this.width(text, setting)
    const left = { left: x, center: x - width / 2, right: x - width }[setting.align ?? 'center']
    const lang = indianLanguage(text)
    if (lang) this.withActualText(text, lang, () => this.drawRuns(text, left, y, setting))
    else this.drawRuns(text, left, y, setting)
  }

  /**
   * Attaches the original text to what `draw` draws, because shaped glyphs are in visual order. Poppler places
   * that text by the coordinate system at the end of the span. The y axis of pdfkit points down, so the span is
   * opened and closed outside of pdfkit's coordinate system.
   */
  private withActualText(text: string, lang: string, draw: () => void) {
    const flip = () => this.doc.save().transform(1, 0, 0, -1, 0, this.doc.page.height)
    flip()
    this.doc.markContent('Span', { actual: text, lang })
    flip()
    draw()
    this.doc.restore().endMarkedContent().restore()
  }

  private drawRuns(text: string, left: number, y: number, { style, size, color, tracking = 0 }: Setting) {
    let x = left
    for (const run of visualOrder(splitRuns(text, style))) {
      this.useFont(run.face, size).fillColor(color)
      this.doc.text(run.text, x, y, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: tracking,
        ...(run.direction === 'rtl' && { features: RIGHT_TO_LEFT as never }),
      })
      x += runWidth(run) * size + tracking * [...run.text].length
    }
  }

  private useFont(face: Face, size: number): Document {
    if (!this.registered.has(face.name)) {
      this.doc.registerFont(face.name, pdfFont(face) as never)
      this.registered.add(face.name)
    }
    return this.doc.font(face.name).fontSize(size * face.scale)
  }
}
