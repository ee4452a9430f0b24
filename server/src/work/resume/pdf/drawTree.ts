import type { Locale } from '@mentor-connect/contract/api/locales'
import type { Document } from '../../../platform/pdf/document'
import { addLink, spoken } from '../../../platform/pdf/tagging'
import { Typesetter } from '../../../platform/pdf/typesetter'
import type { PlacedLine } from './pages'
import { COLUMNS, SHEET } from './sheet'
import { isGroup, leavesOf, LOOKS, type Group, type Leaf, type Node } from './tree'

type Element = PDFKit.PDFStructureElement

interface Drawing {
  tree: Group
  lines: PlacedLine[]
  pages: number
  language: Locale
}

/** Draws the lines of a résumé in reading order, and adds each text to the structure tree. */
export function drawTree(doc: Document, { tree, lines, pages, language }: Drawing) {
  const typesetter = new Typesetter(doc)
  const linesByLeaf = new Map<Leaf, PlacedLine[]>()
  for (const line of lines) linesByLeaf.set(line.leaf, [...(linesByLeaf.get(line.leaf) ?? []), line])
  let page = 0
  const linesFor = (leaf: Leaf) => linesByLeaf.get(leaf) ?? []
  const hasLines = (node: Node) => leavesOf(node).some((leaf) => linesFor(leaf).length > 0)

  function drawNode(node: Node, parent: Pick<Element, 'add'>) {
    if (!hasLines(node)) return
    if (!isGroup(node)) return drawLeaf(node, parent)
    const element = doc.struct(node.tag)
    parent.add(element)
    for (const child of node.children) drawNode(child, element)
    element.end()
  }

  function drawLeaf(leaf: Leaf, parent: Pick<Element, 'add'>) {
    const outer = leaf.url && leaf.tag !== 'Span' ? doc.struct(leaf.tag) : undefined
    if (outer) parent.add(outer)
    const element = doc.struct(leaf.url ? 'Link' : leaf.tag, spoken(leaf.text, language))
    ;(outer ?? parent).add(element)
    if (leaf.tag === 'H2') drawRule(linesFor(leaf)[0]!)
    for (const line of linesFor(leaf)) {
      turnTo(line.page)
      element.add(() => drawLine(line, element))
    }
    element.end()
    outer?.end()
  }

  function drawLine({ leaf, text, x, baseline, style, size, align }: PlacedLine, element: Element) {
    const setting = { style, size, color: LOOKS[leaf.look].color }
    typesetter.line(text, x, baseline, { ...setting, align })
    if (!leaf.url) return
    const width = typesetter.width(text, setting)
    const left = align === 'right' ? x - width : x
    addLink(doc, element, { url: leaf.url, language, left, top: baseline - size, width, height: size * 1.4 })
  }

  /** A fine rule above a section, across the page. */
  function drawRule({ page: at, baseline, size }: PlacedLine) {
    turnTo(at)
    const [left, right] = COLUMNS.full
    asArtifact('Layout', () => {
      const y = baseline - size * 1.75
      doc.moveTo(left, y).lineTo(right, y).lineWidth(0.6).stroke('#cfd8d4')
    })
  }

  function turnTo(next: number) {
    while (page < next) {
      doc.addPage()
      page += 1
      drawPageNumber()
    }
  }

  function drawPageNumber() {
    if (pages === 1) return
    asArtifact('Pagination', () =>
      typesetter.line(`${page + 1} / ${pages}`, COLUMNS.full[1], SHEET.height - 28, {
        ...LOOKS.muted,
        size: 9.5,
        align: 'right',
      }),
    )
  }

  function asArtifact(type: 'Layout' | 'Pagination', draw: () => void) {
    doc.markContent('Artifact', { type })
    draw()
    doc.endMarkedContent()
  }

  drawPageNumber()
  drawNode(tree, { add: (element) => doc.addStructure(element as Element) as never })
}
