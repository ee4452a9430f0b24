import { countUnansweredForMentor } from '@mentor-connect/contract/community/own'
import { FakeApi } from '@mentor-connect/testing'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { useEndpoint, useRecurringRead } from '.'

const INTERVAL_MS = 60_000

function Badge({ pathname }: { pathname: string }) {
  const data = useRecurringRead(countUnansweredForMentor, {}, { pathname, interval: INTERVAL_MS })
  return <p>badge {data?.unanswered}</p>
}

function Page() {
  return <p>page {useEndpoint(countUnansweredForMentor, {}).data?.unanswered}</p>
}

const inApp = (children: ReactNode) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
const onPage = (pathname: string) => inApp(<Badge pathname={pathname} />)

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

let api: FakeApi
beforeEach(() => {
  jest.useFakeTimers()
  api = new FakeApi().answers(countUnansweredForMentor, { unanswered: 3 })
})
afterEach(() => jest.useRealTimers())

const reads = () => api.received(countUnansweredForMentor).length

test('a badge and the page share one answer', async () => {
  render(
    inApp(
      <>
        <Badge pathname="/a" />
        <Page />
      </>,
    ),
  )
  await pass(100)
  expect(screen.getByText('badge 3')).toBeVisible()
  expect(screen.getByText('page 3')).toBeVisible()
  expect(reads()).toBe(1)
})

test('it is read after a page change, once the page has had time for its own reads', async () => {
  const { rerender } = render(onPage('/a'))
  await pass(100)
  api.answers(countUnansweredForMentor, { unanswered: 4 })
  rerender(onPage('/b'))
  await pass(500)
  expect(reads()).toBe(1)
  await pass(1000)
  expect(reads()).toBe(2)
  expect(screen.getByText('badge 4')).toBeVisible()
})

test('pages that are left at once are not read for', async () => {
  const { rerender } = render(onPage('/a'))
  await pass(100)
  for (const pathname of ['/b', '/c', '/d']) {
    rerender(onPage(pathname))
    await pass(300)
  }
  expect(reads()).toBe(1)
  await pass(1000)
  expect(reads()).toBe(2)
})

test('it is read in its interval', async () => {
  render(onPage('/a'))
  await pass(100)
  await pass(INTERVAL_MS)
  expect(reads()).toBe(2)
})
