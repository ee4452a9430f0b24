import type { Block } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { screen, waitFor, within } from '@testing-library/react'
import { aLessonOf, words } from '../testing/aLesson'
import { openLesson } from '../testing/openLesson'

const show = (...blocks: Block[]) => openLesson({ lesson: aLessonOf(...blocks) })

test('text has its marks, and links say that they open a new tab', async () => {
  await show({
    id: 'p',
    type: 'paragraph',
    content: [
      { text: 'bold', marks: ['strong'] },
      { text: ' and ' },
      { text: 'slanted', marks: ['em'] },
      { text: '<b>', marks: ['code'] },
      { text: 'MDN', href: 'https://example.test/mdn' },
      { text: 'नमस्ते', lang: 'hi' },
    ],
  })
  expect(screen.getByText('bold').tagName).toBe('STRONG')
  expect(screen.getByText('slanted').tagName).toBe('EM')
  expect(screen.getByText('<b>').tagName).toBe('CODE')
  expect(screen.getByText('नमस्ते')).toHaveAttribute('lang', 'hi')
  const link = screen.getByRole('link', { name: 'MDN (opens in a new tab)' })
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(link).toHaveAttribute('target', '_blank')
})

test('headings, quotes, callouts and nested lists have their roles', async () => {
  await show(
    { id: 'h', type: 'heading', level: 2, content: words('Part') },
    { id: 'h3', type: 'heading', level: 3, content: words('Section') },
    { id: 'q', type: 'quote', content: words('Stay hungry'), source: 'Somebody' },
    { id: 'c', type: 'callout', tone: 'warning', content: words('Hot') },
    {
      id: 'l',
      type: 'list',
      ordered: true,
      items: [{ content: words('outer'), items: [{ content: words('inner') }] }],
    },
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Part' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: 'Section' })).toBeVisible()
  expect(screen.getByText('Stay hungry').closest('blockquote')).toBeVisible()
  expect(screen.getByText('— Somebody')).toBeVisible()
  expect(screen.getByRole('note')).toHaveTextContent('CautionHot')
  const outer = screen.getByText('outer').closest('li')!
  expect(within(within(outer).getByRole('list')).getByText('inner')).toBeVisible()
})

test('code can be copied, and scrolls by keyboard', async () => {
  const { user } = await show({ id: 'c', type: 'code', language: 'html', text: '<p>Hi</p>' })
  expect(screen.getByRole('region', { name: 'Code · html' })).toHaveAttribute('tabindex', '0')
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('<p>Hi</p>')
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
})

test('a picture has its size before it arrives', async () => {
  const file = '/files/document-abcdefghijklmnopqrstuv/tree.svg'
  await show({
    id: 'p',
    type: 'picture',
    file,
    alt: 'A tree of tags',
    width: 640,
    height: 360,
    caption: words('The tree'),
  })
  const picture = screen.getByRole('img', { name: 'A tree of tags' })
  expect(picture).toHaveAttribute('width', '640')
  expect(picture).toHaveAttribute('height', '360')
  expect(picture).toHaveAttribute('src', expect.stringContaining(file))
  expect(screen.getByText('The tree')).toBeVisible()
})

test('a table has header cells and scrolls inside its region', async () => {
  await show({
    id: 't',
    type: 'table',
    header: true,
    rows: [
      [words('Tag'), words('Use')],
      [words('p'), words('A paragraph')],
    ],
    caption: words('Some tags'),
  })
  const region = screen.getByRole('region', { name: 'Some tags' })
  expect(region).toHaveAttribute('tabindex', '0')
  expect(within(region).getAllByRole('columnheader')).toHaveLength(2)
  expect(within(region).getByRole('cell', { name: 'A paragraph' })).toBeVisible()
})

test('a YouTube video asks nothing of its host until it is played', async () => {
  const { user } = await show({
    id: 'v',
    type: 'video',
    title: 'How tags work',
    source: { youtube: 'abcdefghijk' },
  })
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.getByText(/comes from YouTube/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Play video' }))
  expect(screen.getByTitle('How tags work')).toHaveAttribute(
    'src',
    expect.stringContaining('https://www.youtube-nocookie.com/embed/abcdefghijk'),
  )
})

test('an uploaded video has its captions', async () => {
  const folder = '/files/document-abcdefghijklmnopqrstuv'
  await show({
    id: 'v',
    type: 'video',
    title: 'How tags work',
    source: { file: `${folder}/tags.mp4`, seconds: 60 },
    captions: [{ lang: 'hi', label: 'हिन्दी', file: `${folder}/tags.vtt` }],
  })
  const track = screen.getByLabelText('How tags work').querySelector('track')
  expect(track).toHaveAttribute('srclang', 'hi')
  expect(track).toHaveAttribute('kind', 'captions')
})

test('a document is opened in a new tab', async () => {
  const file = '/files/document-abcdefghijklmnopqrstuv/sheet.pdf'
  await show({ id: 'd', type: 'document', title: 'Worksheet', file })
  const link = screen.getByRole('link', { name: /Open in a new tab Worksheet/ })
  expect(link).toHaveAttribute('href', expect.stringContaining(file))
  expect(screen.getByRole('button', { name: 'Read here' })).toBeVisible()
})

test('a check tells right from wrong, and why', async () => {
  const { user } = await show({
    id: 'c',
    type: 'check',
    question: words('Which tag is a link?'),
    options: [
      { text: words('p'), right: false, feedback: words('That is a paragraph.') },
      { text: words('a'), right: true, feedback: words('a as in anchor.') },
    ],
  })
  const check = screen.getByRole('button', { name: 'Check answer' })
  const result = within(check.closest('form')!).getByRole('status')
  await user.click(check)
  expect(result).toHaveTextContent('Choose an answer first.')
  await user.click(screen.getByRole('radio', { name: 'p' }))
  expect(result).toBeEmptyDOMElement()
  await user.click(check)
  expect(result).toHaveTextContent('Not quite. Try another answer.That is a paragraph.')
  await user.click(screen.getByRole('radio', { name: 'a' }))
  await user.click(check)
  expect(result).toHaveTextContent('Correct!a as in anchor.')
  expect(check).toHaveFocus()
})

test('a block of a newer version is named as not supported', async () => {
  await show({ id: 'x', type: 'hologram' } as unknown as Block, {
    id: 'p',
    type: 'paragraph',
    content: words('after'),
  })
  expect(screen.getByText(/not supported here yet/)).toBeVisible()
  expect(screen.getByText('after')).toBeVisible()
})

test('text of a mentor is never markup', async () => {
  await show({ id: 'p', type: 'paragraph', content: words('<img src=x onerror=alert(1)>') })
  await waitFor(() => expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible())
  expect(document.querySelector('[onerror]')).toBeNull()
})
