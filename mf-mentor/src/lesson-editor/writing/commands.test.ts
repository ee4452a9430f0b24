import type { Block } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { EditorState, NodeSelection, TextSelection, type Command } from 'prosemirror-state'
import { blockIds, withBlockIds } from '../document/blockIds'
import { schema } from '../document/schema'
import { toBody } from '../document/toBody'
import { toDocument } from '../document/toDocument'
import {
  deleteBlock,
  insertBlock,
  insertObject,
  moveBlock,
  replaceObject,
  selectedObject,
} from './blockCommands'
import { indent, keys, outdent } from './keys'
import { addColumn, addRow, deleteColumn, deleteRow, emptyTable, goToCell } from './tableCommands'
import { setBlockAttribute, toggleList, toggleTextBlock } from './textCommands'

const { nodes } = schema
const text = (words: string) => [{ text: words }]
const paragraph = (words: string, id = words) => ({
  id,
  type: 'paragraph',
  content: words ? text(words) : [],
})

/** A lesson with the cursor within the given words. */
function at(words: string, ...blocks: object[]): EditorState {
  const state = withBlockIds(
    EditorState.create({ doc: toDocument({ blocks: blocks as Block[] }), plugins: [blockIds()] }),
  )
  let position = 1
  state.doc.descendants((node, start) => {
    if (node.isText && node.text === words) position = start
  })
  return state.apply(state.tr.setSelection(TextSelection.near(state.doc.resolve(position))))
}

function run(state: EditorState, ...commands: Command[]): EditorState {
  return commands.reduce((before, command) => {
    let after = before
    expect(command(before, (transaction) => (after = before.apply(transaction)))).toBe(true)
    return after
  }, state)
}
const blocksAfter = (state: EditorState, ...commands: Command[]) => toBody(run(state, ...commands).doc).blocks

it('a paragraph becomes a heading, a quote, a callout or code, and itself again, with its id', () => {
  const state = at('a', paragraph('a'))
  const heading = toggleTextBlock(nodes.heading, { level: 3 })
  expect(blocksAfter(state, heading)).toEqual([{ id: 'a', type: 'heading', level: 3, content: text('a') }])
  expect(blocksAfter(state, heading, heading)).toEqual([paragraph('a')])
  expect(blocksAfter(state, toggleTextBlock(nodes.quote), setBlockAttribute('source', 'B'))).toMatchObject([
    { id: 'a', type: 'quote', source: 'B' },
  ])
  expect(blocksAfter(state, toggleTextBlock(nodes.callout), setBlockAttribute('tone', 'tip'))).toMatchObject([
    { id: 'a', type: 'callout', tone: 'tip' },
  ])
  expect(blocksAfter(state, toggleTextBlock(nodes.code_block))).toEqual([
    { id: 'a', type: 'code', text: 'a' },
  ])
})

it('a paragraph becomes a list with its id; the list changes its kind, and ends', () => {
  const bullets = toggleList(nodes.bullet_list)
  const list = { id: 'a', type: 'list', ordered: false, items: [{ content: text('a') }] }
  expect(blocksAfter(at('a', paragraph('a')), bullets)).toEqual([list])
  expect(blocksAfter(at('a', list), toggleList(nodes.ordered_list))).toEqual([{ ...list, ordered: true }])
  expect(blocksAfter(at('a', list), bullets)).toMatchObject([{ type: 'paragraph', content: text('a') }])
})

it('items are nested up to the depth that a lesson may have', () => {
  const items = ['a', 'b'].map((words) => ({ content: text(words) }))
  const state = at('b', { id: 'l', type: 'list', ordered: true, items })
  const nested = { id: 'l', items: [{ content: text('a'), items: [{ content: text('b') }] }] }
  expect(blocksAfter(state, indent)).toMatchObject([nested])
  expect(blocksAfter(state, indent, outdent)).toMatchObject([{ items }])
  const deep = { content: text('x'), items: [{ content: text('y'), items: [...items] }] }
  expect(indent(at('b', { id: 'l', type: 'list', ordered: true, items: [deep] }))).toBe(false)
})

it('a block is inserted after the current one, or in place of an empty line', () => {
  const video = { type: 'video' as const, title: 'Baking', source: { youtube: 'abcdefghijk' } }
  const after = run(at('a', paragraph('a'), paragraph('b')), insertObject(video))
  expect(toBody(after.doc).blocks).toMatchObject([{ id: 'a' }, video, { id: 'b' }])
  expect(selectedObject(after)).toMatchObject(video)
  const only = run(at('', paragraph('')), insertObject(video))
  expect(only.doc.children.map(({ type }) => type.name)).toEqual(['object', 'paragraph'])
})

it('an object keeps its id when it is changed, and is deleted', () => {
  const video = { id: 'v', type: 'video', title: 'Baking', source: { youtube: 'abcdefghijk' } }
  const state = at('', video, paragraph('a'))
  const selected = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 0)))
  const other = { ...video, title: 'Better' } as never
  expect(blocksAfter(selected, replaceObject(other))).toMatchObject([
    { id: 'v', title: 'Better' },
    { id: 'a' },
  ])
  expect(blocksAfter(selected, deleteBlock)).toEqual([paragraph('a')])
  expect(replaceObject(other)(at('a', paragraph('a')))).toBe(false)
})

it('blocks change places, and the cursor goes with them', () => {
  const state = at('a', paragraph('a'), paragraph('b'))
  const moved = run(state, moveBlock(1))
  expect(toBody(moved.doc).blocks.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(moved.selection.$from.parent.textContent).toBe('a')
  expect(toBody(run(moved, moveBlock(-1)).doc)).toEqual(toBody(state.doc))
  expect(moveBlock(-1)(state)).toBe(false)
})

describe('a table', () => {
  const table = { id: 't', type: 'table', header: true, rows: [['a', 'b'].map(text), ['c', 'd'].map(text)] }
  const rowsAfter = (words: string, ...commands: Command[]) => {
    const [block] = blocksAfter(at(words, table), ...commands)
    return block?.type === 'table' && block.rows.map((row) => row.map(([run]) => run?.text ?? ''))
  }

  it.each<[string, Command, string, string[][]]>([
    [
      'a row',
      addRow,
      'a',
      [
        ['a', 'b'],
        ['', ''],
        ['c', 'd'],
      ],
    ],
    [
      'a column',
      addColumn,
      'c',
      [
        ['a', '', 'b'],
        ['c', '', 'd'],
      ],
    ],
  ])('gets %s after the cursor', (_, command, words, rows) => {
    expect(rowsAfter(words, command)).toEqual(rows)
  })

  it('loses rows and columns, but never the last', () => {
    expect(rowsAfter('c', deleteRow)).toEqual([['a', 'b']])
    expect(rowsAfter('b', deleteColumn)).toEqual([['a'], ['c']])
    expect(deleteRow(run(at('c', table), deleteRow))).toBe(false)
    expect(deleteColumn(run(at('c', table), deleteColumn))).toBe(false)
  })

  it('is walked with Tab, which leaves it at its end', () => {
    const next = run(at('b', table), goToCell(1))
    expect(next.selection.$from.parent.textContent).toBe('c')
    expect(goToCell(1)(at('d', table))).toBe(false)
    expect(goToCell(-1)(at('a', table))).toBe(false)
  })

  it('has line breaks in its cells', () => {
    const [block] = blocksAfter(at('a', table), keys({}).Enter!)
    expect(block).toMatchObject({ rows: [[text('\na'), text('b')], table.rows[1]] })
  })

  it('is inserted with as many cells as were chosen', () => {
    const [block] = blocksAfter(at('', paragraph('')), insertBlock(emptyTable(2, 3)))
    expect(block).toMatchObject({
      type: 'table',
      header: true,
      rows: [
        [[], [], []],
        [[], [], []],
      ],
    })
  })
})
