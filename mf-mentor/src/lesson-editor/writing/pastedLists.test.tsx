import { DOMParser } from 'prosemirror-model'
import { schema } from '../document/schema'
import { toBody } from '../document/toBody'
import { withLists } from './pastedLists'

/** Pastes HTML and returns the blocks of the lesson: lists as nested arrays, marks in brackets. */
function pasted(html: string) {
  const page = document.createElement('div')
  page.innerHTML = withLists(html)
  return toBody(DOMParser.fromSchema(schema).parse(page)).blocks.map((block) => {
    if (block.type === 'list') return { [block.ordered ? 'ol' : 'ul']: block.items.map(itemOf) }
    return 'content' in block ? textOf(block.content) : block.type
  })
}
type Items = Extract<ReturnType<typeof toBody>['blocks'][number], { type: 'list' }>['items']
type Item = Items[number]
type Runs = Item['content']
const textOf = (runs: Runs) =>
  runs
    .map((run) =>
      'text' in run ? (run.marks ?? []).reduce((text, mark) => `[${mark}:${text}]`, run.text) : '',
    )
    .join('')
const itemOf = ({ content, items }: Item): unknown =>
  items ? [textOf(content), items.map(itemOf)] : textOf(content)

const paragraph = (level: number, marker: string, text: string, { list = 'l0', place = 'Middle' } = {}) =>
  `<p class=MsoListParagraphCxSp${place} style='text-indent:-18.0pt;mso-list:${list} level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n\n`

it('bullets of two levels become nested lists without their characters', () => {
  const html =
    `<p class=MsoNormal>Before</p>` +
    paragraph(1, '·', 'One <b>bold</b>') +
    paragraph(2, 'o', 'Nested') +
    paragraph(2, 'o', 'Nested two') +
    paragraph(3, '§', 'Deep') +
    paragraph(1, '·', 'Two') +
    `<p class=MsoNormal>After</p>`
  expect(pasted(html)).toEqual([
    'Before',
    { ul: [['One [strong:bold]', ['Nested', ['Nested two', ['Deep']]]], 'Two'] },
    'After',
  ])
})

it.each(['1.', '1)', '(1)', 'a.', 'iv.', '2.1.', '१.', 'IV)'])('“%s” counts', (marker) => {
  expect(pasted(paragraph(1, marker, 'One') + paragraph(1, marker, 'Two'))).toEqual([{ ol: ['One', 'Two'] }])
})

it.each(['·', 'o', '§', '-', '–', '●', '►'])('“%s” does not', (marker) => {
  expect(pasted(paragraph(1, marker, 'One'))).toEqual([{ ul: ['One'] }])
})

it('another list, another kind and a paragraph between begin a list', () => {
  const second = { list: 'l1' }
  expect(
    pasted(
      paragraph(1, '1.', 'a') +
        paragraph(1, '1.', 'b', second) +
        paragraph(1, '·', 'c', second) +
        '<p>between</p>' +
        paragraph(1, '·', 'd', second),
    ),
  ).toEqual([{ ol: ['a'] }, { ol: ['b'] }, { ul: ['c'] }, 'between', { ul: ['d'] }])
})

it('a list may begin with a nested item, and markers without a style go, too', () => {
  expect(pasted(paragraph(2, 'o', 'a') + paragraph(1, '·', 'b'))).toEqual([{ ul: ['a'] }, { ul: ['b'] }])
  const html = `<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><!--[if !supportLists]-->1.&nbsp; <!--[endif]-->One</p>`
  expect(pasted(html)).toEqual([{ ol: ['One'] }])
})

it('a numbered heading stays a heading', () => {
  const html = `<h2 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.&nbsp;</span>Bread</h2>`
  expect(pasted(html)).toEqual(['Bread'])
})

it('lists of other editors stay as they are', () => {
  const html = '<ul><li>One<ol><li>Nested</li></ol></li><li><p>Two</p></li></ul>'
  expect(withLists(html)).toBe(html)
})

it.each([
  ['<li style="font-style:italic">a<ul><li style="font-style:normal">b</li></ul></li>', ['[em:a]', ['b']]],
  [
    '<li style="font-weight:bold">a<ul><li style="font-weight:normal">b</li></ul></li>',
    ['[strong:a]', ['b']],
  ],
  ['<li style="font-weight:700">a<ul><li style="font-weight:400">b</li></ul></li>', ['[strong:a]', ['b']]],
  ['<li><i>a <span style="font-style:normal">b</span></i></li>', '[em:a ]b'],
  ['<li><b>a <b style="font-weight:normal">b</b></b></li>', '[strong:a ]b'],
  ['<li><em style="font-style:normal">a</em> <strong style="font-weight:400">b</strong></li>', 'a b'],
])('a mark that a style takes away is not inherited: %s', (item, expected) => {
  expect(pasted(`<ul>${item}</ul>`)).toEqual([{ ul: [expected] }])
})
