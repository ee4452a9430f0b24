import { act, fireEvent, screen } from '@testing-library/react'
import { renderUi } from '@mentor-connect/testing/renderUi'
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

test('searches once, after a short pause in typing', async () => {
  const { search } = await open()
  for (const text of ['a', 'as', 'asha']) {
    type(text)
    await pass(299)
  }
  expect(search).not.toHaveBeenCalled()
  await pass(1)
  expect(search.mock.calls).toEqual([['asha']])
})

test('leading and trailing spaces do not start a new search', async () => {
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

test('an empty field searches for everything', async () => {
  const { search } = await open('asha')
  type('')
  await pass(300)
  expect(search.mock.calls).toEqual([['']])
})

test('a change that is undone within the delay is not searched for', async () => {
  const { search } = await open('asha')
  type('ashaX')
  await pass(200)
  type('asha')
  await pass(1000)
  expect(search).not.toHaveBeenCalled()
})

test('follows the URL without searching again', async () => {
  const { search, addressSays } = await open('asha')
  addressSays('ravi')
  expect(box()).toHaveValue('ravi')
  await pass(1000)
  expect(search).not.toHaveBeenCalled()
})

test('going back cancels a pending search', async () => {
  const { search, addressSays } = await open('asha')
  type('asha verma')
  await pass(100)
  addressSays('')
  expect(box()).toHaveValue('')
  await pass(1000)
  expect(search).not.toHaveBeenCalled()
})

test('a delayed URL update of its own search does not overwrite later typing', async () => {
  const { search, addressSays } = await open()
  type('ash')
  await pass(300)
  type('asha')
  addressSays('ash')
  expect(box()).toHaveValue('asha')
  await pass(300)
  expect(search.mock.calls).toEqual([['ash'], ['asha']])
})

test('does not search after it was unmounted', async () => {
  const { search, unmount } = await open()
  type('asha')
  unmount()
  await pass(1000)
  expect(search).not.toHaveBeenCalled()
})

test('limits the length to what the server accepts', async () => {
  await open()
  expect(box()).toHaveAttribute('maxlength', '100')
})
