import { getOwnLesson } from '@mentor-connect/contract/courses/lessons/lessons'
import { FakeApi, screenIs } from '@mentor-connect/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { aLesson, open, text, tool } from '../testing/openEditor'

afterEach(() => jest.restoreAllMocks())

test('the toolbar is one tab stop, walked with arrow keys and left with Escape', async () => {
  new FakeApi().answers(getOwnLesson, aLesson())
  const { user } = await open()
  const box = await text()
  const toolbar = screen.getByRole('toolbar', { name: 'Tools for the text' })
  expect(toolbar.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  box.focus()
  await user.keyboard('{Alt>}{F10}{/Alt}')
  expect(tool('Undo')).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(tool('Heading')).toHaveFocus()
  await user.keyboard('{ArrowLeft}{End}')
  expect(tool('Delete this block')).toHaveFocus()
  await user.keyboard('{Home}{Escape}')
  expect(box).toHaveFocus()
})

test('on phones the toolbar fades where it goes on', async () => {
  screenIs('max-width: 767px')
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900)
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(360)
  new FakeApi().answers(getOwnLesson, aLesson())
  await open()
  await text()
  const toolbar = screen.getByRole('toolbar')
  const scrollTo = (left: number) => {
    toolbar.scrollLeft = left
    fireEvent.scroll(toolbar)
  }
  await waitFor(() => expect(toolbar).toHaveAttribute('data-cut', 'end'))
  scrollTo(200)
  expect(toolbar).toHaveAttribute('data-cut', 'both')
  scrollTo(540)
  expect(toolbar).toHaveAttribute('data-cut', 'start')
})

test('a tool that is reached by keyboard is scrolled into view', async () => {
  const scrolled = jest.fn()
  Element.prototype.scrollIntoView = scrolled
  new FakeApi().answers(getOwnLesson, aLesson())
  const { user } = await open()
  ;(await text()).focus()
  await user.keyboard('{Alt>}{F10}{/Alt}{End}')
  expect(scrolled.mock.contexts.at(-1)).toBe(tool('Delete this block'))
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

test('on phones the toolbar begins with the tools for the current block', async () => {
  screenIs('max-width')
  new FakeApi().answers(getOwnLesson, aLesson())
  const { user } = await open()
  await text()
  const first = () => screen.getByRole('toolbar').querySelector('button')
  expect(first()).toHaveAccessibleName('Move up')
  await user.click(tool('Bulleted list'))
  expect(first()).toHaveAccessibleName('Indent')
})
