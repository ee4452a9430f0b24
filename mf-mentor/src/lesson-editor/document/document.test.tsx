import type { Block } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { splitBlock } from 'prosemirror-commands'
import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model'
import { EditorState, TextSelection } from 'prosemirror-state'
import { blockIds, withBlockIds } from './blockIds'
import { canonical } from './canonical'
import { generator } from './generated'
import { schema } from './schema'
import { toBody } from './toBody'
import { toDocument } from './toDocument'

const body = (...blocks: object[]) => ({ blocks: blocks as Block[] })
const paragraph = (text: string, id = 'p') => ({ id, type: 'paragraph', content: text ? [{ text }] : [] })
const idsOf = (document: Node) => document.children.map(({ attrs }) => attrs.id as string)
const stateOf = (doc: Node) => withBlockIds(EditorState.create({ doc, plugins: [blockIds()] }))

it('gives back every body that it was given', () => {
  const next = generator(7)
  for (let count = 0; count < 300; count++) {
    const before = next()
    const document = toDocument(before)
    document.check()
    expect(toBody(document)).toEqual({ blocks: before.blocks.map(canonical) })
  }
})

it('keeps blocks that it cannot edit as they are', () => {
  const hologram = { id: 'x', type: 'hologram', depth: 3 }
  expect(toDocument(body(hologram)).firstChild?.type.name).toBe('object')
  expect(toBody(toDocument(body(hologram)))).toEqual(body(hologram))
})

it('keeps what is cut and pasted, with its ids', () => {
  const next = generator(11)
  for (let count = 0; count < 50; count++) {
    const document = toDocument(next())
    const element = window.document.createElement('div')
    element.append(DOMSerializer.fromSchema(schema).serializeFragment(document.content))
    const pasted = DOMParser.fromSchema(schema).parse(element, { preserveWhitespace: 'full' })
    expect(idsOf(pasted)).toEqual(idsOf(document))
    expect(pasted.children.map((node) => node.type.name)).toEqual(
      document.children.map((node) => node.type.name),
    )
  }
})

it('takes no links to scripts from other pages', () => {
  const element = window.document.createElement('div')
  element.innerHTML =
    '<p><a href="javascript:alert(1)">bad</a> <a href="https://example.org/">good</a></p><script>x</script>'
  expect(toBody(DOMParser.fromSchema(schema).parse(element)).blocks).toMatchObject([
    { content: [{ text: 'bad ' }, { text: 'good', href: 'https://example.org/' }] },
  ])
})

it('takes no links to a private network, and leaves out one that was stored', () => {
  const element = window.document.createElement('div')
  element.innerHTML = '<p><a href="http://localhost:4500/">bad</a></p>'
  expect(toBody(DOMParser.fromSchema(schema).parse(element)).blocks).toMatchObject([
    { content: [{ text: 'bad' }] },
  ])
  const stored = { ...paragraph('a'), content: [{ text: 'a', href: 'http://10.0.0.1/' }] }
  expect(toBody(toDocument(body(stored)))).toEqual(body(paragraph('a')))
})

it('leaves out the empty paragraph at the end', () => {
  expect(toBody(toDocument(body()))).toEqual(body())
  expect(toBody(toDocument(body(paragraph('a'), paragraph('', 'q'))))).toEqual(body(paragraph('a')))
})

it('divides texts that are too long for one run', () => {
  const [block] = toBody(toDocument(body(paragraph('x'.repeat(12_000))))).blocks
  expect(block).toHaveProperty('content.length', 3)
})

it('turns items that are nested too deeply into items of the deepest list', () => {
  const { list_item, bullet_list, paragraph: line, doc } = schema.nodes
  const nested = (depth: number): Node =>
    bullet_list.create(null, [
      list_item.create(null, [
        line.create(null, schema.text(`${depth}`)),
        ...(depth < 5 ? [nested(depth + 1)] : []),
      ]),
    ])
  const [list] = toBody(doc.create(null, nested(1))).blocks
  const deepest = { content: [{ text: '5' }] }
  expect(list).toMatchObject({
    items: [{ items: [{ items: [{ content: [{ text: '3' }] }, { content: [{ text: '4' }] }, deepest] }] }],
  })
})

describe('ids of blocks', () => {
  const split = (state: EditorState, position: number) => {
    const at = state.apply(state.tr.setSelection(TextSelection.create(state.doc, position)))
    let after = at
    splitBlock(at, (transaction) => (after = at.apply(transaction)))
    return after.doc
  }

  it('stay when a block is divided, and the new part has a new one', () => {
    const after = split(stateOf(toDocument(body(paragraph('ab'), paragraph('c', 'q')))), 2)
    expect(after.childCount).toBe(3)
    const [first, second, third] = idsOf(after)
    expect([first, third]).toEqual(['p', 'q'])
    expect(second).toMatch(/^[a-z0-9]{10}$/)
  })

  it('go with the text when a line is inserted before it', () => {
    const after = split(stateOf(toDocument(body(paragraph('ab')))), 1)
    expect(after.children.map(({ textContent }) => textContent)).toEqual(['', 'ab'])
    expect(idsOf(after)[1]).toBe('p')
  })

  it('are never shared after a paste', () => {
    const state = stateOf(toDocument(body(paragraph('a'), paragraph('b', 'q'))))
    const copied = state.apply(state.tr.insert(state.doc.content.size, state.doc.content))
    expect(new Set(idsOf(copied.doc)).size).toBe(4)
    expect(idsOf(copied.doc).slice(0, 2)).toEqual(['p', 'q'])
  })

  it('are given to an empty lesson', () => {
    expect(idsOf(stateOf(toDocument(body())).doc)[0]).toMatch(/^[a-z0-9]{10}$/)
  })
})
