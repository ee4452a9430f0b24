import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createStore } from '@mentor-connect/ui/store'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activate } from '../languages/languages'
import { AreasContext, type Areas } from '../remotes/AreasContext'
import { aRelease } from '../testing/registries'
import { LostPinNotice } from '../versions/LostPinNotice'
import { NewVersionNotice } from '../versions/NewVersionNotice'
import type { VersionStatus } from './newVersion'
import { ReleaseBadge } from '../versions/ReleaseBadge'
import type { Decision } from './releases'

interface Shown {
  decisions?: Decision[]
  lostPins?: Areas['lostPins']
  tabFlags?: Areas['tabFlags']
  status?: VersionStatus
}

/** Renders all notices beside a main region. */
function open({ decisions = [], lostPins = [], tabFlags = {}, status }: Shown) {
  const dismiss = jest.fn()
  const areas = {
    releases: { decisions: createStore(decisions) },
    newVersion: { status: createStore(status), dismiss },
    lostPins,
    tabFlags,
  } as unknown as Areas
  render(
    <I18nProvider i18n={i18n}>
      <AreasContext value={areas}>
        <main id="main" tabIndex={-1} />
        <ReleaseBadge />
        <LostPinNotice />
        <NewVersionNotice />
      </AreasContext>
    </I18nProvider>,
  )
  return { dismiss }
}

beforeEach(() => activate('en'))

test('a withdrawn pinned release is named until the notice is dismissed', async () => {
  open({ lostPins: [{ area: 'learner', release: 'r2' }] })
  expect(
    screen.getByText('learner@r2 is no longer available. You see the published version.'),
  ).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(screen.queryByText(/learner@r2/)).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('the badge can be hidden', async () => {
  open({ decisions: [{ area: 'learner', release: aRelease('learner', 'r2'), source: 'pin' }] })
  const badge = screen.getByRole('complementary', { name: 'Releases shown in this browser' })
  expect(badge).toHaveTextContent('learner@r2 pinned')
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(badge).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a canary is shown in the badge, without a reset button', () => {
  open({ decisions: [{ area: 'learner', release: aRelease('learner', 'r3'), source: 'canary' }] })
  expect(screen.getByText('trial')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Back to the published version' })).not.toBeInTheDocument()
})

test('flags that this tab has chosen are shown in the badge, with a way back', () => {
  open({ tabFlags: { 'jobs.letters': true, 'jobs.maps': false } })
  const badge = screen.getByRole('complementary', { name: 'Releases shown in this browser' })
  expect(badge).toHaveTextContent(/jobs\.letters on in this tab/)
  expect(badge).toHaveTextContent(/jobs\.maps off in this tab/)
  expect(screen.getByRole('button', { name: 'Back to the published version' })).toBeInTheDocument()
})

test.each<[VersionStatus, RegExp]>([
  ['newer', /A new version is available/],
  ['pin-lost', /The version chosen for this tab is no longer available/],
])('an open tab hears that there is something else: %s', async (status, text) => {
  const { dismiss } = open({ status })
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(dismiss).toHaveBeenCalled()
  expect(screen.getByRole('main')).toHaveFocus()
})
