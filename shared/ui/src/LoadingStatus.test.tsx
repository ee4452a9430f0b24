import { renderUi } from '@mentor-connect/testing/renderUi'
import { act, screen } from '@testing-library/react'
import { LoadingStatus } from './LoadingStatus'
import { Skeleton } from './Skeleton'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const page = (content: React.ReactNode) => (
  <>
    <main>{content}</main>
    <LoadingStatus />
  </>
)
const open = (content: React.ReactNode) => renderUi(page(content))
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const status = () => screen.getByRole('status')

test('says once that a page with several placeholders is loading, and then that it has loaded', async () => {
  const { rerender } = await open([<Skeleton key="1" />, <Skeleton key="2" />])
  expect(status()).toBeEmptyDOMElement()
  await wait(1000)
  expect(status()).toHaveTextContent(/^Loading…$/)
  rerender(page(<Skeleton key="2" />))
  await wait(1000)
  expect(status()).toHaveTextContent(/^Loading…$/)
  rerender(page(<p>Courses</p>))
  await wait(1000)
  expect(status()).toHaveTextContent(/^Loaded$/)
})

test('says nothing about what loads quickly', async () => {
  const { rerender } = await open(<Skeleton />)
  await wait(300)
  rerender(page(<p>Courses</p>))
  await wait(1000)
  expect(status()).toBeEmptyDOMElement()
})

test('leaves a failure to its own text', async () => {
  const { rerender } = await open(<Skeleton />)
  await wait(1000)
  rerender(page(<p role="alert">This could not be loaded</p>))
  await wait(1000)
  expect(status()).toBeEmptyDOMElement()
})

test('a part that begins to load later is announced, too, in Hindi', async () => {
  const { rerender } = await renderUi(page(<p>कोर्स</p>), 'hi')
  await wait(1000)
  expect(status()).toBeEmptyDOMElement()
  rerender(page(<Skeleton />))
  await wait(1000)
  expect(status()).toHaveTextContent('लोड हो रहा है…')
})
