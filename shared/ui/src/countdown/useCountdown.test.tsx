import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import en from '@mentor-connect/i18n/messages/en.json'
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { useCountdown } from './useCountdown'

const START = Date.UTC(2026, 10, 26, 10)

function Shown() {
  const countdown = useCountdown({
    start: new Date(START).toISOString(),
    end: new Date(START + 30 * MINUTE_MS).toISOString(),
  })
  if (!countdown) return <output>nothing yet</output>
  return <output>{countdown.phase === 'ahead' ? countdown.left : countdown.phase}</output>
}
const page = (
  <I18nProvider i18n={i18n}>
    <Shown />
  </I18nProvider>
)
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
/**
 * Each minute passes in a separate step, because each minute is a new timer, which is started by the effects of the
 * previous one.
 */
const passMinutes = (count: number) => Array.from({ length: count }, () => pass(MINUTE_MS))
const shown = () => screen.getByRole('status').textContent

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: en })
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('it counts by the minute until the start, then it is on, then over', () => {
  jest.setSystemTime(START - 61 * MINUTE_MS - 20_000)
  render(page)
  expect(shown()).toBe('1 hour 2 minutes')
  pass(20_000)
  expect(shown()).toBe('1 hour 1 minute')
  passMinutes(60)
  expect(shown()).toBe('1 minute')
  pass(MINUTE_MS)
  expect(shown()).toBe('now')
  passMinutes(30)
  expect(shown()).toBe('over')
  expect(jest.getTimerCount()).toBe(0)
})

test('a server does not know the time of the reader', () => {
  expect(renderToString(page)).toContain('nothing yet')
})
