import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { ReactElement } from 'react'
import en from '@mentor-connect/i18n/messages/en.json'
import { ThemeSwitch } from './ThemeSwitch'
import { useHydrated } from './useHydrated'
import { useMedia } from './useMedia'

function Media() {
  return <output>{useMedia('(prefers-reduced-motion: reduce)') ? 'still' : 'moving'}</output>
}

function Hydrated() {
  return <output>{useHydrated() ? 'hydrated' : 'server'}</output>
}

let root: Root | undefined

/** Renders a page on a server, shows the HTML, and hydrates it in a browser that has different settings. */
async function hydrated(page: ReactElement) {
  const recovered = jest.fn()
  const wrapped = <I18nProvider i18n={i18n}>{page}</I18nProvider>
  document.body.innerHTML = `<div>${renderToString(wrapped)}</div>`
  const html = document.body.textContent
  const [container] = document.body.children
  await act(async () => {
    root = hydrateRoot(container!, wrapped, { onRecoverableError: recovered })
  })
  expect(recovered).not.toHaveBeenCalled()
  return html
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: en })
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as never,
    )
})
afterEach(async () => {
  await act(async () => root?.unmount())
  jest.restoreAllMocks()
})

test.each([
  ['a media query', <Media key="" />, 'moving', 'still'],
  ['whether it is hydrated', <Hydrated key="" />, 'server', 'hydrated'],
])('%s is corrected after hydration', async (_name, page, onServer, inBrowser) => {
  expect(await hydrated(page)).toBe(onServer)
  expect(screen.getByRole('status')).toHaveTextContent(inBrowser)
})

test('the theme switch is corrected after hydration', async () => {
  await hydrated(<ThemeSwitch />)
  expect(screen.getByRole('button', { name: 'Switch to light colours' })).toBeVisible()
})
