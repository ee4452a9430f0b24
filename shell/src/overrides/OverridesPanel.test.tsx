import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { createStore } from '@mentor-connect/ui/store'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activate } from '../languages/languages'
import { AreasContext, type Areas } from '../remotes/AreasContext'
import { RemoteFailure } from '../remotes/RemoteFailure'
import type { Decision } from '../releases/releases'
import { aRelease } from '../testing/registries'
import { createOverrides } from '../releases/overrides'
import { OverridesGate } from './OverridesGate'

const ALLOWED = 'http://localhost:3102'
const BUILD = `${ALLOWED}/remoteEntry.js`

interface Setting {
  origins?: string[]
  decisions?: Decision[]
  states?: Record<string, { loadedInMs?: number; failure?: Error }>
  address?: string
}

/** Renders the panel with the areas `chat` and `learner`. */
function open({ origins = [ALLOWED], decisions = [], states = {}, address = '/?overrides' }: Setting = {}) {
  window.history.replaceState(null, '', address)
  const overrides = createOverrides(localStorage, origins)
  const remotes = { learner: aRelease('learner', 'r1'), chat: aRelease('chat', 'c7') }
  const areas = {
    overrides,
    registry: { current: () => ({ remotes }) as unknown as SiteRegistry },
    releases: { decisions: createStore(decisions) },
    remotes: { stateOf: (area: string) => states[area] ?? {} },
  } as unknown as Areas
  render(
    <I18nProvider i18n={i18n}>
      <AreasContext value={areas}>
        <OverridesGate />
      </AreasContext>
    </I18nProvider>,
  )
  return { overrides, user: userEvent.setup() }
}

const row = async (area: string) => within(await screen.findByRole('row', { name: new RegExp(`^${area} `) }))
const address = () => screen.getByRole('textbox', { name: 'Address of your build' })
const shortcut = (keys: object) =>
  act(async () => void fireEvent.keyDown(window, { code: 'KeyO', ctrlKey: true, altKey: true, ...keys }))

beforeEach(async () => {
  localStorage.clear()
  await activate('en')
})

describe('overrides panel', () => {
  test('opens on ?overrides, and closes on Escape', async () => {
    const { user } = open()
    expect(await screen.findByRole('dialog', { name: 'Areas of this page' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is toggled by Ctrl+Alt+O, not by other key combinations', async () => {
    open({ address: '/' })
    expect(screen.queryByRole('dialog')).toBeNull()
    await shortcut({ ctrlKey: false })
    await shortcut({ altKey: false })
    await shortcut({ code: 'KeyP' })
    await shortcut({ modifierAltGraph: true })
    expect(screen.queryByRole('dialog')).toBeNull()
    await shortcut({})
    expect(await screen.findByRole('dialog')).toBeVisible()
    await shortcut({})
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('shows the release, source and state of each area', async () => {
    const pinned: Decision = { area: 'learner', release: aRelease('learner', 'r9'), source: 'pin' } as never
    const failure = new RemoteFailure('chat', 'timeout', 'chat timed out', { release: 'c7' })
    open({ decisions: [pinned], states: { learner: { loadedInMs: 41.6 }, chat: { failure } } })
    const learner = await row('learner')
    expect(learner.getByText('r9', { exact: false })).toHaveTextContent('r9 pinned')
    expect(learner.getByText('loaded in 42 ms')).toBeVisible()
    const failed = (await row('chat')).getByText('failed')
    expect(failed).toHaveAttribute('title', 'chat timed out')
  })

  test('shows an area that was not requested yet as not loaded', async () => {
    open()
    expect((await row('chat')).getByText('not loaded')).toBeVisible()
  })

  test('shows no form if the deployment allows no overrides', async () => {
    open({ origins: [] })
    expect(await screen.findByText(/does not allow areas to be pointed elsewhere/)).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('button', { name: 'Back to the published version' })).toBeVisible()
  })
})

describe('override', () => {
  test('takes effect with the next page load', async () => {
    const { overrides, user } = open()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Area' }), 'chat')
    expect(address()).toHaveValue(ALLOWED)
    expect(screen.queryByRole('button', { name: 'Reload to apply' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Use this build' }))
    expect(overrides.get('chat')).toBe(BUILD)
    expect(screen.getByText(`chat → ${BUILD}`)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload to apply' })).toBeVisible()
  })

  test.each([
    ['of another origin', 'https://evil.example/remoteEntry.js'],
    ['that is a script', 'javascript:alert(1)//.js'],
    ['that is none', 'my build'],
    ['that is empty', ' '],
  ])('to an address %s is rejected with a reason', async (_, typed) => {
    const { overrides, user } = open()
    await screen.findByRole('dialog')
    fireEvent.change(address(), { target: { value: typed } })
    await user.click(screen.getByRole('button', { name: 'Use this build' }))
    expect(screen.getByRole('alert')).toHaveTextContent(`This address is not allowed. Allowed: ${ALLOWED}`)
    expect(overrides.get('learner')).toBeUndefined()
    expect(screen.queryByRole('button', { name: 'Reload to apply' })).toBeNull()
    fireEvent.change(address(), { target: { value: BUILD } })
    await user.click(screen.getByRole('button', { name: 'Use this build' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('can be removed', async () => {
    localStorage.setItem('mc.overrides', JSON.stringify({ learner: BUILD, chat: BUILD }))
    const { overrides, user } = open()
    await user.click(await screen.findByRole('button', { name: 'Remove the override of learner' }))
    expect(overrides.get('learner')).toBeUndefined()
    expect(screen.queryByText(`learner → ${BUILD}`)).toBeNull()
    expect(screen.getByText(`chat → ${BUILD}`)).toBeVisible()
    expect(JSON.parse(localStorage.getItem('mc.overrides')!)).toEqual({ chat: BUILD })
  })
})
