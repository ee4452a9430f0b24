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

function isOnline(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
}

beforeEach(() => void jest.useFakeTimers())
afterEach(async () => {
  await becomes(undefined)
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

test('stale data is revalidated when the network returns, and every ten seconds', async () => {
  await open()
  await becomes(STORED)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(asked).toHaveBeenCalledTimes(1)
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  expect(asked).toHaveBeenCalledTimes(3)
  await becomes(undefined)
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(asked).toHaveBeenCalledTimes(3)
})

test('nothing is revalidated while the browser is offline', async () => {
  await open()
  isOnline(false)
  await becomes(STORED)
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(asked).not.toHaveBeenCalled()
})
