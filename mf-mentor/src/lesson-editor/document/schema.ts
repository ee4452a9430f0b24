import { Schema, type DOMOutputSpec, type Node } from 'prosemirror-model'
import { MARKS } from './marks'
import { objectSpec } from './objectSpec'

/** HTML attributes of a block, with its id, so that cutting and pasting keeps the id. */
const named = (node: Node, more: Record<string, string> = {}) => ({
  ...(node.attrs.id && { 'data-block-id': String(node.attrs.id) }),
  ...more,
})
const idOf = (element: HTMLElement) => ({ id: element.getAttribute('data-block-id') })

const text = (tag: string) => ({
  group: 'block',
  content: 'inline*',
  attrs: { id: { default: null } },
  parseDOM: [{ tag, getAttrs: idOf }],
  toDOM: (node: Node): DOMOutputSpec => [tag, named(node), 0],
})

const list = (tag: 'ol' | 'ul') => ({
  group: 'block list',
  content: 'list_item+',
  attrs: { id: { default: null } },
  parseDOM: [{ tag, getAttrs: idOf }],
  toDOM: (node: Node): DOMOutputSpec => [tag, named(node), 0],
})

/**
 * Schema of the editor's document. Each child of the document is a block of the lesson, in the same order; an
 * `object` node holds a block that is edited in a form.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: text('p'),
    heading: {
      ...text('h2'),
      attrs: { id: { default: null }, level: { default: 2 } },
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((depth) => ({
        tag: `h${depth}`,
        getAttrs: (element: HTMLElement) => ({ ...idOf(element), level: depth > 2 ? 3 : 2 }),
      })),
      toDOM: (node) => [`h${node.attrs.level}`, named(node), 0],
    },
    quote: {
      ...text('blockquote'),
      attrs: { id: { default: null }, source: { default: '' } },
      defining: true,
      toDOM: (node) => ['blockquote', named(node, sourceOf(node)), 0],
    },
    callout: {
      ...text('div'),
      attrs: { id: { default: null }, tone: { default: 'note' } },
      defining: true,
      parseDOM: [
        {
          tag: 'div[data-tone]',
          getAttrs: (element) => ({ ...idOf(element), tone: element.getAttribute('data-tone') }),
        },
      ],
      toDOM: (node) => ['div', named(node, { 'data-tone': String(node.attrs.tone) }), 0],
    },
    code_block: {
      ...text('pre'),
      attrs: { id: { default: null }, language: { default: '' } },
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full', getAttrs: idOf }],
      toDOM: (node) => [
        'pre',
        named(node, { 'data-language': String(node.attrs.language), translate: 'no', dir: 'ltr' }),
        ['code', 0],
      ],
    },
    bullet_list: list('ul'),
    ordered_list: list('ol'),
    list_item: {
      content: 'paragraph list*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    table: {
      group: 'block',
      content: 'table_row+',
      attrs: { id: { default: null }, header: { default: true }, caption: { default: null } },
      isolating: true,
      parseDOM: [{ tag: 'table', getAttrs: idOf }],
      toDOM: (node) => ['table', named(node, { 'data-header': String(node.attrs.header) }), ['tbody', 0]],
    },
    table_row: {
      content: 'table_cell+',
      parseDOM: [{ tag: 'tr' }],
      toDOM: () => ['tr', 0],
    },
    table_cell: {
      content: 'inline*',
      isolating: true,
      parseDOM: [{ tag: 'td' }, { tag: 'th' }],
      toDOM: () => ['td', 0],
    },
    object: objectSpec,
    text: { group: 'inline' },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
      leafText: () => '\n',
    },
  },
  marks: MARKS,
})

const sourceOf = ({ attrs }: Node): Record<string, string> =>
  attrs.source ? { 'data-source': String(attrs.source) } : {}
