import type { Locale } from '@mentor-connect/contract/api/locales'
import { addLink, spoken } from '../../../platform/pdf/tagging'
import type { Document } from '../../../platform/pdf/document'
import { Typesetter, type Setting } from '../../../platform/pdf/typesetter'

type Block = 'H1' | 'P' | 'Link'

export interface FittedSetting extends Omit<Setting, 'size'> {
  /** The font sizes to try, as in `Box`. */
  sizes: number[][]
  width: number
  /** Distance between baselines, as a multiple of the font size. */
  leading: number
  /**
   * True if `y` is the baseline of the last line. Otherwise the lines are centred where a single line of the
   * largest size would be.
   */
  standsOn?: boolean
}

/** A page that adds everything that is drawn on it to the structure tree, in the order of drawing. */
export class TaggedPage {
  private readonly type: Typesetter
  private readonly root: PDFKit.PDFStructureElement

  constructor(
    private readonly doc: Document,
    private readonly language: Locale,
  ) {
    this.type = new Typesetter(doc)
    this.root = doc.struct('Document')
    doc.addStructure(this.root)
  }

  /** Draws one line of text with its baseline at `y`. */
  line(block: Block, text: string, x: number, y: number, setting: Setting) {
    this.root.add(
      this.doc.struct(block, spoken(text, this.language), () => this.type.line(text, x, y, setting)),
    )
  }

  /** Draws text that shrinks and wraps to fit its box. */
  fitted(text: string, x: number, y: number, setting: FittedSetting) {
    const { size, lines } = this.type.fit(text, setting.style, setting)
    const step = size * setting.leading
    const above = (lines.length - 1) * step
    const first = setting.standsOn
      ? y - above
      : y - above / 2 - ((setting.sizes[0]?.[0] ?? size) - size) * 0.2
    this.root.add(
      this.doc.struct('P', spoken(text, this.language), () =>
        lines.forEach((line, index) => this.type.line(line, x, first + index * step, { ...setting, size })),
      ),
    )
  }

  /** Draws a line of text that links to `url`. */
  link(text: string, url: string, x: number, y: number, setting: Setting) {
    const width = this.type.width(text, setting)
    const link = this.doc.struct('Link', spoken(text, this.language))
    this.root.add(link)
    link.add(() => {
      this.type.line(text, x, y, setting)
      const { language } = this
      const box = { left: x - width / 2, top: y - setting.size, width, height: setting.size * 1.4 }
      addLink(this.doc, link, { url, language, ...box })
    })
    link.end()
  }

  /** Draws a picture with an alternative text. `box` is left, top, right, bottom. */
  figure(alt: string, box: [number, number, number, number], draw: () => void) {
    this.root.add(this.doc.struct('Figure', { alt, bbox: box, placement: 'Block' } as never, draw))
  }

  end() {
    this.root.end()
  }
}
