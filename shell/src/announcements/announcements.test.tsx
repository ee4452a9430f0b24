import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { getAnnouncements, type Announcement } from '@mentor-connect/contract/messages/announcements'
import { AuthContext, type AuthContract } from '@mentor-connect/contract/auth'
import { FakeApi } from '@mentor-connect/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { activate } from '../languages/languages'
import { createMountTable } from '../mounts/mountTable'
import { AnnouncementNotice } from './AnnouncementNotice'
import { startAnnouncements } from './startAnnouncements'

const pause: Announcement = {
  _id: 'pause',
  audience: 'everyone',
  until: '2100-01-01T00:00:00.000Z',
  texts: { en: 'We pause at 10 pm.', hi: 'रात 10 बजे साइट थोड़ी देर बंद रहेगी।' },
}
const site = createMountTable([])
const start = (mounts = site) => act(async () => startAnnouncements(mounts, (read) => read()))

function show(role: 'user' | 'mentor' | null = null) {
  const contract = { session: { role } } as AuthContract
  render(
    <I18nProvider i18n={i18n}>
      <AuthContext value={contract}>
        <MemoryRouter>
          <main id="main" tabIndex={-1} />
          <AnnouncementNotice />
        </MemoryRouter>
      </AuthContext>
    </I18nProvider>,
  )
}

beforeEach(() => {
  localStorage.clear()
  return activate('en')
})

test('an announcement stays dismissed in this browser, also after a reload', async () => {
  new FakeApi().answers(getAnnouncements, [{ ...pause, link: '/about' }])
  await start()
  show()
  expect(await screen.findByText(pause.texts.en)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/about')
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(screen.queryByText(pause.texts.en)).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
  await start()
  expect(screen.queryByText(pause.texts.en)).not.toBeInTheDocument()
})

test('without a network, the last announcements are shown in the language of the page', async () => {
  localStorage.setItem('mc.announcements', JSON.stringify({ present: [pause], dismissed: [] }))
  const log = jest.spyOn(console, 'info').mockImplementation()
  new FakeApi().isUnreachable(getAnnouncements)
  await activate('hi')
  await start()
  show()
  expect(await screen.findByText(pause.texts.hi)).toBeVisible()
  log.mockRestore()
})

test.each([
  ['learners', null, false],
  ['learners', 'user', true],
  ['mentors', 'user', false],
  ['mentors', 'mentor', true],
  ['everyone', null, true],
] as const)('what is for %s is shown to the role %s: %s', async (audience, role, isShown) => {
  new FakeApi().answers(getAnnouncements, [{ ...pause, audience }])
  await start()
  show(role)
  expect(screen.queryByText(pause.texts.en) !== null).toBe(isShown)
})

test('what has ended since the last visit is not shown', async () => {
  const over = { ...pause, until: '2026-01-01T00:00:00.000Z' }
  localStorage.setItem('mc.announcements', JSON.stringify({ present: [over], dismissed: [] }))
  new FakeApi().neverAnswers(getAnnouncements)
  await start()
  show()
  expect(screen.queryByText(pause.texts.en)).not.toBeInTheDocument()
})

test('the back office does not ask the product', async () => {
  const api = new FakeApi().answers(getAnnouncements, [pause])
  const office = { id: 'admin/', path: '/', owns: ['/*'], remote: 'admin', expose: 'routes' }
  await start(createMountTable([{ ...office, frame: 'admin', guard: 'open' }]))
  expect(api.received(getAnnouncements)).toEqual([])
})
