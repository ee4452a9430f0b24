import {
  endAnnouncement,
  listAnnouncements,
  publishAnnouncement,
  type AdminAnnouncement,
} from '@mentor-connect/contract/admin/announcements'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { fireEvent, screen } from '@testing-library/react'
import admin from '../routes'

const UNTIL = '2026-12-01T18:30:00.000Z'
const shown: AdminAnnouncement = {
  id: 'pause',
  state: 'shown',
  audience: 'everyone',
  operator: 'asha@example.org',
  link: null,
  texts: { en: 'We pause at 10 pm.', hi: 'रात 10 बजे साइट थोड़ी देर बंद रहेगी।' },
  from: '2026-11-20T08:30:00.000Z',
  until: UNTIL,
}

test('is published in both languages, and the form is empty again', async () => {
  const api: FakeApi = new FakeApi()
    .answers(listAnnouncements, () => ({
      announcements: api.received(publishAnnouncement).length > 0 ? [shown] : [],
    }))
    .answers(publishAnnouncement, { id: 'pause' })
  const { user } = await renderRoute(admin, '/mails/announcements')
  const button = await screen.findByRole('button', { name: 'Publish' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.type(screen.getByLabelText('Text in English'), shown.texts.en)
  await user.type(screen.getByLabelText('Text in Hindi'), shown.texts.hi)
  await user.type(screen.getByLabelText('Link'), '//elsewhere.example')
  expect(screen.getByRole('alert')).toHaveTextContent(/^A link must start with/)
  await user.clear(screen.getByLabelText('Link'))
  await user.type(screen.getByLabelText('Link'), 'https://10.0.0.1/')
  expect(screen.getByRole('alert')).toHaveTextContent(/^Enter an address on the internet/)
  await user.clear(screen.getByLabelText('Link'))
  await user.type(screen.getByLabelText('Link'), '/about')
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: localTime(UNTIL) } })
  await user.click(button)
  expect((await screen.findByText('The announcement is published.')).closest('[tabindex]')).toHaveFocus()
  expect(api.received(publishAnnouncement)).toMatchObject([
    { body: { texts: shown.texts, link: '/about', audience: 'everyone', until: UNTIL } },
  ])
  expect(screen.getByLabelText('Text in English')).toHaveValue('')
  expect(await screen.findByText(shown.texts.hi)).toHaveAttribute('lang', 'hi')
})

test('is ended before its time', async () => {
  const api: FakeApi = new FakeApi()
    .answers(listAnnouncements, () => {
      const state = api.received(endAnnouncement).length > 0 ? ('over' as const) : ('shown' as const)
      return { announcements: [{ ...shown, state }] }
    })
    .answers(endAnnouncement, { ended: true })
  const { user } = await renderRoute(admin, '/mails/announcements')
  await user.click(await screen.findByRole('button', { name: 'End now: We pause at 10 pm.' }))
  expect((await screen.findByText('The announcement has ended.')).closest('[tabindex]')).toHaveFocus()
  expect(await screen.findByText('Over')).toBeVisible()
  expect(api.received(endAnnouncement)).toMatchObject([{ params: { id: 'pause' } }])
})

/** An instant as the value of a `datetime-local` field, in the time zone of the test. */
function localTime(instant: string): string {
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
