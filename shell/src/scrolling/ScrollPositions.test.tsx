import { act, render } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { ScrollPositions } from './ScrollPositions'

const setScrollY = (top: number) =>
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })

beforeEach(() => {
  sessionStorage.clear()
  window.scrollTo = jest.fn((...[, top]: unknown[]) => setScrollY(top as number))
})
afterEach(() => setScrollY(0))

/** The app takes over a page that is scrolled to `top`. */
function takeOver(top: number) {
  setScrollY(top)
  const Page = () => (
    <>
      <Outlet />
      <ScrollPositions />
    </>
  )
  const children = ['/', '/about'].map((path) => ({ path, element: path }))
  const router = createMemoryRouter([{ element: <Page />, children }])
  render(<RouterProvider router={router} />)
  return router
}

test('the first page stays where it is', async () => {
  await act(async () => takeOver(800))
  expect(window.scrollY).toBe(800)
})

test('the next page begins at its top, and going back returns to the place on the first', async () => {
  const router = await act(async () => takeOver(800))
  await act(() => router.navigate('/about'))
  expect(window.scrollY).toBe(0)
  await act(() => router.navigate(-1))
  expect(window.scrollY).toBe(800)
})

test('an earlier position of the first page does not come back', async () => {
  sessionStorage.setItem('mc.scroll-positions', JSON.stringify({ default: 3000 }))
  const router = await act(async () => takeOver(800))
  expect(window.scrollY).toBe(800)
  setScrollY(200)
  await act(() => router.navigate('/about'))
  expect(jest.mocked(window.scrollTo).mock.calls.flat()).not.toContain(3000)
})

test('a page that the app renders itself returns to its stored position', async () => {
  sessionStorage.setItem('mc.scroll-positions', JSON.stringify({ default: 3000 }))
  await act(async () => takeOver(0))
  expect(window.scrollY).toBe(3000)
})
