import { act, fireEvent, screen } from '@testing-library/react'
import { renderUi } from '../testing/renderUi'
import { SearchField } from './SearchField'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const box = () => screen.getByRole('searchbox', { name: 'Search' })
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms))

async function open(value = '') {
  const search = jest.fn()
  const view = await renderUi(<SearchField label="Search" value={value} onSearch={search} maxLength={100} />)
  const addressSays = (text: string) =>
    view.rerender(<SearchField label="Search" value={text} onSearch={search} maxLength={100} />)
  return { ...view, search, addressSays }
}

test('searches once, a moment after the last key', async () => {
  const { search } = await open()
  for (const text of ['a', 'as', 'asha']) {
    type(text)
    await pass(299)
  }
  expect(search).not.toHaveBeenCalled()
  await pass(1)
  expect(search.mock.calls).toEqual([['asha']])
})

test('spaces around the words are no other search', async () => {
  const { search, addressSays } = await open('asha')
  type('  asha ')
  await pass(1000)
  expect(search).not.toHaveBeenCalled()
  type(' asha  verma ')
  await pass(300)
  expect(search.mock.calls).toEqual([['asha  verma']])
  addressSays('asha  verma')
  expect(box()).toHaveValue(' asha  verma ')
})

test('an emptied box searches for everything', async () => {
  const { search } = await open('asha')
  type('')
  await pass(300)
  expect(search.mock.calls).toEqual([['']])
})

test('what is typed and taken back within the moment is not searched for', async () => {
  const { search } = await open('asha')
  type('ashaX')
  await pass(200)
  type('asha')
  await pass(1000)
  expect(search).not.toHaveBeenCalled()
})

test('follows the address when that changes from elsewhere, without searching again', async () => {
  const { search, addressSays } = await open('asha')
  addressSays('ravi')
  expect(box()).toHaveValue('ravi')
  await pass(1000)
  expect(search).not.toHaveBeenCalled()
})

test('going back while a search waits drops it', async () => {
  const { search, addressSays } = await open('asha')
  type('asha verma')
  await pass(100)
  addressSays('')
  expect(box()).toHaveValue('')
  await pass(1000)
  expect(search).not.toHaveBeenCalled()
})

test('its own search, arriving in the address late, does not undo what was typed since', async () => {
  const { search, addressSays } = await open()
  type('ash')
  await pass(300)
  type('asha')
  addressSays('ash')
  expect(box()).toHaveValue('asha')
  await pass(300)
  expect(search.mock.calls).toEqual([['ash'], ['asha']])
})

test('a page that was left searches no more', async () => {
  const { search, unmount } = await open()
  type('asha')
  unmount()
  await pass(1000)
  expect(search).not.toHaveBeenCalled()
})

test('takes no more than the server does', async () => {
  await open()
  expect(box()).toHaveAttribute('maxlength', '100')
})
