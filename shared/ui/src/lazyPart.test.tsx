import { screen } from '@testing-library/react'
import { renderUi } from '@mentor-connect/testing/renderUi'
import { lazyPart } from './lazyPart'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

test('the part is loaded once', async () => {
  const load = jest.fn(async () => Greeting)
  const Part = lazyPart(load)
  const { unmount } = await renderUi(<Part name="Ravi" />)
  expect(await screen.findByText('Hello Ravi')).toBeVisible()
  unmount()
  await renderUi(<Part name="Meera" />)
  expect(screen.getByText('Hello Meera')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failed load can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = jest.fn(async () => Greeting).mockRejectedValueOnce(new Error('ChunkLoadError'))
  const Part = lazyPart(load)
  const { user } = await renderUi(<Part name="Ravi" />)
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Hello Ravi')).toBeVisible()
  jest.restoreAllMocks()
})
