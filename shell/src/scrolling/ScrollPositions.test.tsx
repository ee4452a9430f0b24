import { act, render } from '@testing-library/react'
import { createMemoryRouter, Outlet, parsePath, RouterProvider } from 'react-router-dom'
import { ScrollPositions } from './ScrollPositions'

const KEY = 'mc.scroll-positions'

/** Fakes how the browser opened this document. */
function opened(type: NavigationTimingType, referrer = '') {
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming]
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true })
}

const setScrollY = (top: number) =>
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })

beforeEach(() => {
  sessionStorage.clear()
  opened('navigate')
  window.scrollTo = jest.fn((...[, top]: unknown[]) => setScrollY(top as number))
})
afterEach(() => setScrollY(0))

/** Renders the app on a page that was scrolled to `top` before. */
function takeOver(top: number, address = '/') {
  setScrollY(top)
  const Page = () => (
    <>
      <Outlet />
      <ScrollPositions />
    </>
  )
  const children = ['/', '/about'].map((path) => ({ path, element: path }))
  const router = createMemoryRouter([{ element: <Page />, children }], {
    initialEntries: [{ ...parsePath(address), key: 'default' }],
  })
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
  opened('reload')
  sessionStorage.setItem(KEY, JSON.stringify({ 'default /': 3000 }))
  const router = await act(async () => takeOver(800))
  expect(window.scrollY).toBe(800)
  setScrollY(200)
  await act(() => router.navigate('/about'))
  expect(jest.mocked(window.scrollTo).mock.calls.flat()).not.toContain(3000)
})

const POSITIONS = { 'default /': 3000, 'default /?page=2': 2000, 'default /#faq': 1000 }

describe.each(['/', '/?page=2', '/#faq'])('%s, which the app renders itself,', (address) => {
  const own = POSITIONS[`default ${address}` as keyof typeof POSITIONS]

  it.each(['reload', 'back_forward'] as const)('returns to its own position after a %s', async (type) => {
    opened(type)
    sessionStorage.setItem(KEY, JSON.stringify(POSITIONS))
    await act(async () => takeOver(0, address))
    expect(window.scrollY).toBe(own)
  })

  it('does not take over the position of another address', async () => {
    opened('reload')
    const { [`default ${address}`]: _own, ...others } = POSITIONS as Record<string, number>
    sessionStorage.setItem(KEY, JSON.stringify({ ...others, default: 500, 'default /about': 400 }))
    await act(async () => takeOver(0, address))
    expect(window.scrollY).toBe(0)
  })

  it('starts at its top when it is opened anew, typed or by a bookmark', async () => {
    opened('navigate')
    sessionStorage.setItem(KEY, JSON.stringify(POSITIONS))
    await act(async () => takeOver(0, address))
    expect(window.scrollY).toBe(0)
  })
})

test('a page keeps its place when it is opened from itself, in another language or release', async () => {
  opened('navigate', `${location.origin}/hi/`)
  sessionStorage.setItem(KEY, JSON.stringify(POSITIONS))
  await act(async () => takeOver(0))
  expect(window.scrollY).toBe(3000)
})

test.each(['null', '7', '[]', '{', '"text"', '{"default /":"far"}', '{"default /":null}'])(
  'damaged positions %s count as none, and later ones are stored',
  async (text) => {
    opened('reload')
    sessionStorage.setItem(KEY, text)
    const router = await act(async () => takeOver(0))
    expect(window.scrollY).toBe(0)
    setScrollY(300)
    await act(() => router.navigate('/about'))
    await act(() => router.navigate(-1))
    expect(window.scrollY).toBe(300)
  },
)
