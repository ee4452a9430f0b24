import { screen } from '@testing-library/react'
import { renderUi } from '@mentor-connect/testing/renderUi'
import { Pagination, pagesAround } from './Pagination'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('page %i of %i', (page, total, shown) => {
  expect(pagesAround(page, total)).toEqual(shown)
})

const button = (name: string) => screen.getByRole('button', { name })

test('links to pages by number, previous and next', async () => {
  const onChange = jest.fn()
  const { user } = await renderUi(<Pagination page={2} totalPages={3} onChange={onChange} />)
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  expect(button('Page 2')).toHaveAttribute('aria-current', 'page')
  for (const name of ['Page 3', 'Previous', 'Next']) await user.click(button(name))
  expect(onChange.mock.calls).toEqual([[3], [1], [3]])
})

test('disables previous and next at the ends', async () => {
  const onChange = jest.fn()
  const { rerender } = await renderUi(<Pagination page={1} totalPages={2} onChange={onChange} />)
  expect(button('Previous')).toBeDisabled()
  rerender(<Pagination page={2} totalPages={2} onChange={onChange} />)
  expect(button('Next')).toBeDisabled()
})

test('shows nothing for an empty list', async () => {
  await renderUi(<Pagination page={1} totalPages={0} onChange={jest.fn()} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('shows nothing for a single page, unless that is asked for', async () => {
  const { rerender } = await renderUi(<Pagination page={1} totalPages={1} onChange={jest.fn()} />)
  expect(screen.queryByRole('navigation')).toBeNull()
  rerender(<Pagination page={1} totalPages={1} onChange={jest.fn()} showSinglePage />)
  expect(button('Page 1')).toHaveAttribute('aria-current', 'page')
})

test('a page beyond the only one links back', async () => {
  const onChange = jest.fn()
  const { user } = await renderUi(<Pagination page={4} totalPages={1} onChange={onChange} />)
  await user.click(button('Page 1'))
  expect(onChange).toHaveBeenCalledWith(1)
})

test('shows at most seven buttons for a million pages', async () => {
  const onChange = jest.fn()
  const { user } = await renderUi(<Pagination page={500_000} totalPages={1_000_000} onChange={onChange} />)
  expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual([
    'Previous',
    'Page 11',
    'Page 499999499999',
    'Page 500000500000',
    'Page 500001500001',
    'Page 10000001000000',
    'Next',
  ])
  await user.click(button('Page 1000000'))
  expect(onChange).toHaveBeenCalledWith(1_000_000)
})

test('a page beyond the last links back', async () => {
  const onChange = jest.fn()
  const { user } = await renderUi(<Pagination page={9} totalPages={3} onChange={onChange} />)
  expect(button('Next')).toBeDisabled()
  await user.click(button('Page 3'))
  expect(onChange).toHaveBeenCalledWith(3)
})

test('keeps the focus on a button that the last page makes unavailable', async () => {
  const { user, rerender } = await renderUi(<Pagination page={1} totalPages={2} onChange={() => undefined} />)
  await user.click(button('Next'))
  rerender(<Pagination page={2} totalPages={2} onChange={() => undefined} />)
  expect(button('Next')).toBeDisabled()
  expect(button('Next')).toHaveFocus()
})

test('can be used by keyboard, in Hindi', async () => {
  const onChange = jest.fn()
  const { user } = await renderUi(<Pagination page={1} totalPages={2} onChange={onChange} />, 'hi')
  await user.tab()
  expect(button('पिछला')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(onChange).not.toHaveBeenCalled()
  await user.tab()
  expect(button('पेज 1')).toHaveFocus()
  await user.tab()
  await user.keyboard('{Enter}')
  await user.tab()
  expect(button('अगला')).toHaveFocus()
  await user.keyboard(' ')
  expect(onChange.mock.calls).toEqual([[2], [2]])
})
