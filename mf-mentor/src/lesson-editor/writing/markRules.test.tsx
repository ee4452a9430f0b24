import type { Block } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { saveLessonDraft } from '@mentor-connect/contract/courses/lessons/lessonDrafts'
import { getOwnLesson } from '@mentor-connect/contract/courses/lessons/lessons'
import { FakeApi } from '@mentor-connect/testing'
import { act } from '@testing-library/react'
import { aLesson, bodyOf, open, text } from '../testing/openEditor'

const LATER = '2026-11-21T10:00:02.000Z'

/** Opens the editor of a lesson, with the cursor at the start of the text. */
async function editor(...blocks: Block[]) {
  new FakeApi()
    .answers(getOwnLesson, aLesson({ body: bodyOf(...blocks) }))
    .answers(saveLessonDraft, { savedAt: LATER })
  const { user } = await open()
  const box = await text()
  act(() => box.focus())
  return {
    user,
    box,
    type: (words: string) => user.keyboard(words.replaceAll(/[[{]/g, '$&$&')),
    html: () => box.innerHTML.replaceAll(/ (?:data-block-id|translate)="\w+"|<br[^>]*>/g, ''),
  }
}

test.each([
  ['a **bold** b', 'a <strong>bold</strong> b'],
  ['*two words*, then', '<em>two words</em>, then'],
  ['_तिरछा_ (_b_)', '<em>तिरछा</em> (<em>b</em>)'],
  ['`a * b * c` d', '<code>a * b * c</code> d'],
  ['**_both_**', '<strong><em>both</em></strong>'],
  ['**the `x` of**', '<strong>the <code>x</code> of</strong>'],
  ['[a page](https://example.org/a_(b)_c) b', '<a href="https://example.org/a_(b)_c">a page</a> b'],
  ['[mail](mailto:a@example.org)', '<a href="mailto:a@example.org">mail</a>'],
])('signs around words become marks: %s', async (typed, expected) => {
  const { type, html } = await editor()
  await type(typed)
  expect(html()).toBe(`<p>${expected}</p>`)
})

test.each([
  '2 * 3 * 4',
  '2*3*4 and 2**3**4',
  'snake_case_name',
  '__init__',
  'f(*args, **kwargs)',
  '** bold **',
  String.raw`\*a\*`,
  '`*a*',
  '``',
  'https://example.org/_a_/*b*',
  '[script](javascript:alert(1))',
  '[ ](https://example.org)',
  '![alt](https://example.org)',
])('other signs stay as they are typed: %s', async (typed) => {
  const { type, box } = await editor()
  await type(typed)
  expect(box.textContent).toBe(typed)
})

test('nothing happens inside code', async () => {
  const words = '**a** _b_ [c](https://example.org)'
  const block = await editor({ id: 'c', type: 'code', text: '' })
  await block.type(words)
  expect(block.box.querySelector('pre')).toHaveTextContent(words)
  expect(block.box.querySelector('strong, em, a')).toBeNull()
})

test('nothing happens between words in code', async () => {
  const { user, type, html } = await editor()
  await user.keyboard('{Control>}e{/Control}')
  await type('**a** _b_')
  expect(html()).toBe('<p><code>**a** _b_</code></p>')
})

test.each(['{Control>}z{/Control}', '{Backspace}'])('%s gives back the signs', async (keys) => {
  const { user, type, html } = await editor()
  await type('a **bold**')
  await user.keyboard(keys)
  expect(html()).toBe('<p>a **bold**</p>')
  await type(' b')
  expect(html()).toBe('<p>a **bold** b</p>')
})

test('what was given back is undone like other words', async () => {
  const { user, type, box } = await editor()
  await type('a **bold**')
  await user.keyboard('{Backspace}{Control>}z{/Control}')
  expect(box.querySelector('strong')).toBeNull()
  expect('a **bold**').toContain(box.textContent)
})

test('an empty text says what it is for, until there is something in it', async () => {
  const { box, type, user } = await editor()
  expect(box).toHaveAttribute('aria-placeholder', 'Write your lesson here')
  expect(box).toHaveTextContent('')
  await type('a')
  expect(box).not.toHaveAttribute('aria-placeholder')
  await user.keyboard('{Control>}z{/Control}')
  expect(box).toHaveAttribute('aria-placeholder')
})
