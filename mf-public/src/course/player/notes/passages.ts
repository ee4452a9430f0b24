/** Attribute of elements that belong to notes and not to the text of the lesson. */
export const OUTSIDE_TEXT = 'data-note-control'

/** The text of a range, with each run of whitespace replaced by one space. */
export function quoteOf(range: Range): string {
  const content = range.cloneContents()
  for (const control of content.querySelectorAll(`[${OUTSIDE_TEXT}]`)) control.remove()
  return (content.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** The range of a quote within a block; undefined if the block has changed and does not contain the quote. */
export function findPassage(block: Element, quote: string): Range | undefined {
  const { text, places } = readText(block)
  const start = quote ? text.indexOf(quote) : -1
  if (start < 0) return undefined
  const [first, last] = [places[start]!, places[start + quote.length - 1]!]
  const range = document.createRange()
  range.setStart(first.node, first.offset)
  range.setEnd(last.node, last.offset + 1)
  return range
}

interface Place {
  node: Text
  offset: number
}

/** The text of a block with single spaces, and the position in the DOM of each of its code units. */
function readText(block: Element) {
  const places: Place[] = []
  let text = ''
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest(`[${OUTSIDE_TEXT}]`)) continue
    const written = (node as Text).data
    for (let offset = 0; offset < written.length; offset += 1) {
      const isSpace = /\s/.test(written[offset]!)
      if (isSpace && (text === '' || text.endsWith(' '))) continue
      text += isSpace ? ' ' : written[offset]!
      places.push({ node: node as Text, offset })
    }
  }
  return { text, places }
}
