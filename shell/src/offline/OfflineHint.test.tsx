import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import useSWR, { SWRConfig } from 'swr'
import { activate } from '../languages/languages'
import { OfflineHint } from './OfflineHint'
import { staleResponses } from './staleResponses'

const STORED = Date.parse('2026-11-20T08:30:00.000Z')
const asked = jest.fn(async () => 'data')

// The worker reports what it served from its cache; jsdom has no workers, so the store is set directly.
const store = staleResponses.asOf as unknown as { set: (asOf: number | undefined) => void }
const becomes = (asOf: number | undefined) => act(async () => store.set(asOf))

function Page() {
  return <p>{useSWR<string>('anything', asked, { revalidateOnReconnect: false }).data}</p>
}

async function open(locale: 'en' | 'hi' = 'en') {
  await activate(locale)
  render(
    <I18nProvider i18n={i18n}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <OfflineHint />
        <Page />
      </SWRConfig>
    </I18nProvider>,
  )
  await act(async () => undefined)
  asked.mockClear()
}

/** Simulates that the browser loses or regains the network. */
const network = (online: boolean) =>
  act(async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    window.dispatchEvent(new Event(online ? 'online' : 'offline'))
  })

beforeEach(() => void jest.useFakeTimers())
afterEach(async () => {
  await becomes(undefined)
  await network(true)
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('nothing is shown while all responses are current', async () => {
  await open()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(asked).not.toHaveBeenCalled()
})

test.each([
  ['en', /^No connection\. Shown as of .*2026/],
  ['hi', /2026/],
] as const)(
  'shows in %s the age of stale data, and disappears when it is refreshed',
  async (locale, text) => {
    await open(locale)
    await becomes(STORED)
    expect(screen.getByRole('status')).toHaveTextContent(text)
    await becomes(undefined)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  },
)

test.each([
  ['en', /^No connection\. What you see may not be current\.$/],
  ['hi', /^इंटरनेट नहीं है।/],
] as const)(
  'appears in %s as soon as the network is gone, and goes when it returns',
  async (locale, text) => {
    await open(locale)
    await network(false)
    expect(screen.getByRole('status')).toHaveTextContent(text)
    await network(true)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  },
)

test('stale data is revalidated at once when the network returns, soon again, and every ten seconds', async () => {
  await open()
  await becomes(STORED)
  await network(true)
  expect(asked).toHaveBeenCalledTimes(1)
  for (const ms of [1000, 2000, 4000, 10_000, 10_000]) {
    asked.mockClear()
    await act(() => jest.advanceTimersByTimeAsync(ms))
    expect(asked).toHaveBeenCalledTimes(1)
  }
  asked.mockClear()
  await becomes(undefined)
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(asked).not.toHaveBeenCalled()
})

test('nothing is revalidated while the browser is offline', async () => {
  await open()
  await network(false)
  await becomes(STORED)
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(asked).not.toHaveBeenCalled()
})
