import type { NodeSpec } from 'prosemirror-model'

/** A block that is not edited as text, such as a picture. `block` holds its data, `id` its id. */
export const objectSpec: NodeSpec = {
  group: 'block',
  atom: true,
  selectable: true,
  draggable: true,
  attrs: { id: { default: null }, block: {} },
  parseDOM: [{ tag: 'div[data-object]', getAttrs: (element) => storedObject(element) }],
  toDOM: ({ attrs }) => [
    'div',
    { 'data-object': JSON.stringify(attrs.block), ...(attrs.id && { 'data-block-id': String(attrs.id) }) },
  ],
}

/** Reads the block from copied HTML. It is not validated here, because the server validates every saved body. */
function storedObject(element: HTMLElement) {
  try {
    const block: unknown = JSON.parse(element.getAttribute('data-object') ?? '')
    const isBlock = typeof block === 'object' && block !== null && 'type' in block
    return isBlock ? { id: element.getAttribute('data-block-id'), block } : false
  } catch {
    return false
  }
}
