import { i18n } from '@lingui/core'
import { act, screen } from '@testing-library/react'
import { renderUi } from '@mentor-connect/testing/renderUi'
import {
  createUseT,
  isLocale,
  joinMessages,
  onLocaleRequest,
  requestLocale,
  sharedMessages,
  useLocale,
  useSharedT,
  type MessageLoaders,
} from '.'

const texts = (en: Record<string, string>, hi: Record<string, string>): MessageLoaders => ({
  en: async () => ({ default: en }),
  hi: async () => ({ default: hi }),
})

describe('translator', () => {
  function Pages() {
    const t = useSharedT()
    return (
      <output>
        {t('ui.pagination.page', { page: 7 })} {useLocale()}
      </output>
    )
  }

  test('uses the active locale, and follows changes', async () => {
    await renderUi(<Pages />)
    expect(screen.getByRole('status')).toHaveTextContent('Page 7 en')
    const { default: messages } = await sharedMessages.hi()
    await act(async () => i18n.loadAndActivate({ locale: 'hi', messages }))
    expect(screen.getByRole('status')).toHaveTextContent('पेज 7 hi')
  })

  test('falls back to English for an unknown locale', async () => {
    await renderUi(<Pages />)
    await act(async () => i18n.loadAndActivate({ locale: 'fr', messages: {} }))
    expect(screen.getByRole('status')).toHaveTextContent(/en$/)
  })

  test('uses the plural rules of the language', async () => {
    const useT = createUseT<'jobs.count'>()
    function Count({ count }: { count: number }) {
      return <output>{useT()('jobs.count', { count })}</output>
    }
    const { rerender } = await renderUi(<Count count={1} />)
    const message = '{count, plural, one {# job} other {# jobs}}'
    await act(async () => i18n.load('en', { 'jobs.count': message }))
    for (const [count, text] of [
      [0, '0 jobs'],
      [1, '1 job'],
      [2, '2 jobs'],
    ] as const) {
      rerender(<Count count={count} />)
      expect(screen.getByRole('status')).toHaveTextContent(text)
    }
  })

  test('does not interpret a value as a message', async () => {
    function Added() {
      return <output>{useSharedT()('ui.tags.added', { tag: '{max} <b>x</b>' })}</output>
    }
    await renderUi(<Added />)
    expect(screen.getByRole('status')).toHaveTextContent('{max} <b>x</b> added')
  })
})

describe('joined messages', () => {
  test('contain all packages; the later package wins', async () => {
    const joined = joinMessages(
      texts({ 'a.x': 'X', 'a.y': 'Y' }, { 'a.x': 'एक्स' }),
      texts({ 'a.y': 'Z', 'b.z': 'B' }, { 'b.z': 'बी' }),
    )
    expect((await joined.en()).default).toEqual({ 'a.x': 'X', 'a.y': 'Z', 'b.z': 'B' })
    expect((await joined.hi()).default).toEqual({ 'a.x': 'एक्स', 'b.z': 'बी' })
  })

  test('reject if one package cannot be loaded', async () => {
    const broken: MessageLoaders = {
      ...texts({}, {}),
      hi: () => Promise.reject(new Error('Loading chunk failed')),
    }
    const joined = joinMessages(sharedMessages, broken)
    await expect(joined.hi()).rejects.toThrow('Loading chunk failed')
    expect((await joined.en()).default).toHaveProperty(['ui.retry'], 'Try again')
  })
})

describe('locale request', () => {
  test('reaches the shell until it unsubscribes', () => {
    const requested = jest.fn()
    const stop = onLocaleRequest(requested)
    requestLocale('hi')
    stop()
    requestLocale('en')
    expect(requested.mock.calls).toEqual([['hi']])
  })

  test.each(['fr', '', 42, null, { toString: () => 'hi' }])(
    'with the invalid value %p is ignored',
    (detail) => {
      const requested = jest.fn()
      const stop = onLocaleRequest(requested)
      document.dispatchEvent(new CustomEvent('mc:locale', { detail }))
      stop()
      expect(requested).not.toHaveBeenCalled()
    },
  )
})

test.each([
  ['en', true],
  ['hi', true],
  ['HI', false],
  ['en-IN', false],
  [undefined, false],
  ['__proto__', false],
])('%p is a supported locale: %s', (value, expected) => expect(isLocale(value)).toBe(expected))
