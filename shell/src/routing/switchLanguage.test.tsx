import { i18n } from '@lingui/core'
import { useLanguageInPlace } from '@mentor-connect/i18n'
import { publicPage } from '@mentor-connect/contract/remote'
import { renderHook } from '@testing-library/react'
import type { Router } from './router'
import { preferredLocale } from '../languages/preference'
import { switchLanguage } from './switchLanguage'

jest.mock('../messages/hi.json', () => ({ 'shell.notFound.title': 'पेज नहीं मिला' }))

const PUBLIC = publicPage(async () => ({ default: () => null })).handle
const goTo = jest.fn()

/** Opens a page and chooses a language. */
async function choose(locale: 'en' | 'hi', address: string, handle: object = {}) {
  history.replaceState(null, '', address)
  const router = { state: { matches: [{ route: { handle } }] } } as unknown as Router
  await switchLanguage(locale, router, goTo)
}

beforeEach(() => {
  goTo.mockClear()
  localStorage.clear()
  document.cookie = 'mc.locale=;path=/;max-age=0'
})

test.each([
  ['/about?page=2#top', 'hi', '/hi/about?page=2#top'],
  ['/', 'hi', '/hi'],
  ['/hi/about', 'en', '/about'],
] as const)('a public page at %s leads to its address in "%s"', async (from, locale, to) => {
  await choose(locale, from, PUBLIC)
  expect(goTo).toHaveBeenCalledWith(to)
})

test('a public page with state that a new document would lose changes in place', async () => {
  const page = renderHook(useLanguageInPlace, { initialProps: true })
  await choose('hi', '/signup', PUBLIC)
  expect(goTo).not.toHaveBeenCalled()
  expect(i18n.locale).toBe('hi')
  expect(location.pathname).toBe('/signup')
  expect(preferredLocale()).toBe('hi')

  page.rerender(false)
  await choose('hi', '/signup', PUBLIC)
  expect(goTo).toHaveBeenCalledWith('/hi/signup')
})

test.each(['type="password"', 'type="text" autocomplete="new-password"', 'autocomplete="one-time-code"'])(
  'a public page with a secret in a field (%s) changes in place',
  async (attributes) => {
    document.body.innerHTML = `<form><input name="x"><input name="secret" ${attributes}></form>`
    const field = document.querySelector<HTMLInputElement>('[name=secret]')!
    await choose('hi', '/signup', PUBLIC)
    expect(goTo).toHaveBeenCalledWith('/hi/signup')

    goTo.mockClear()
    field.value = 'Learn-with-us-1'
    await choose('hi', '/signup', PUBLIC)
    expect(goTo).not.toHaveBeenCalled()
    expect(i18n.locale).toBe('hi')
    expect(field.value).toBe('Learn-with-us-1')
    expect(JSON.stringify(sessionStorage)).not.toContain('Learn-with-us-1')
    document.body.innerHTML = ''
  },
)

test('other pages change in place', async () => {
  await choose('hi', '/user/home')
  expect(goTo).not.toHaveBeenCalled()
  expect(i18n.locale).toBe('hi')
})

test('other pages leave an address that names another language', async () => {
  await choose('en', '/hi/user/home')
  expect(goTo).toHaveBeenCalledWith('/user/home')
})

test('the choice is remembered, also for the site server, and the address goes first', async () => {
  await choose('hi', '/about', PUBLIC)
  expect(document.cookie).toContain('mc.locale=hi')
  expect(preferredLocale()).toBe('hi')
  await choose('en', '/about', PUBLIC)
  history.replaceState(null, '', '/hi/about')
  expect(preferredLocale()).toBe('hi')
})
