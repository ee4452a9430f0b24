import { screen } from '@testing-library/react'
import { renderUi } from '../testing/renderUi'
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

test('leads to a page by its number, and to its neighbours', async () => {
  const onChange = jest.fn()
  const { user } = await renderUi(<Pagination page={2} totalPages={3} onChange={onChange} />)
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  expect(button('Page 2')).toHaveAttribute('aria-current', 'page')
  for (const name of ['Page 3', 'Previous', 'Next']) await user.click(button(name))
  expect(onChange.mock.calls).toEqual([[3], [1], [3]])
})

test('ends at the first and the last page', async () => {
  const onChange = jest.fn()
  const { rerender } = await renderUi(<Pagination page={1} totalPages={2} onChange={onChange} />)
  expect(button('Previous')).toBeDisabled()
  rerender(<Pagination page={2} totalPages={2} onChange={onChange} />)
  expect(button('Next')).toBeDisabled()
})

test('an empty list has none', async () => {
  await renderUi(<Pagination page={1} totalPages={0} onChange={jest.fn()} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
