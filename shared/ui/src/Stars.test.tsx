import { screen } from '@testing-library/react'
import { renderUi } from '@mentor-connect/testing/renderUi'
import { Stars, starFill } from './Stars'

test.each([
  [3.7, [1, 1, 1, 0.5, 0]],
  [3.8, [1, 1, 1, 1, 0]],
  [0.2, [0, 0, 0, 0, 0]],
  [5, [1, 1, 1, 1, 1]],
])('%f', (value, fills) => {
  expect([0, 1, 2, 3, 4].map((index) => starFill(value, index))).toEqual(fills)
})

test('a rating has a text alternative', async () => {
  await renderUi(<Stars value={4.25} count={3} />)
  expect(screen.getByText('4.3 of 5')).toBeInTheDocument()
})

test('a course without reviews is "New", in Hindi too', async () => {
  const { unmount } = await renderUi(<Stars value={5} count={0} />)
  expect(screen.getByText('New')).toBeVisible()
  unmount()
  await renderUi(<Stars value={5} count={0} />, 'hi')
  expect(screen.queryByText('New')).toBeNull()
})
