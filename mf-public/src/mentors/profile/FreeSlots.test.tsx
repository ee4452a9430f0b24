import { getCoursesByMentor } from '@mentor-connect/contract/courses/courses'
import { getMentorReviews } from '@mentor-connect/contract/mentoring/mentorReviews'
import { getMentor } from '@mentor-connect/contract/mentoring/mentors'
import { getSlots } from '@mentor-connect/contract/mentoring/sessions/availability'
import { FakeApi, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import profiles from '../../mentors'
import { openMentorPage as open, pageOf } from './testing/openMentorPage'

describe('free sessions', () => {
  const kinds = [{ id: 'talk', title: 'Career talk', minutes: 30, horizonDays: 30 }]
  const slots = [1, 2, 3, 4].map((day) => ({
    start: `2026-12-0${day}T09:00:00.000Z`,
    end: `2026-12-0${day}T09:30:00.000Z`,
  }))

  test('the next three are shown; visitors log in to book', async () => {
    const { api, user, router } = await open({}, {}, '/mentor/mentor-1', { timeZone: 'UTC', kinds, slots })
    const section = within(
      (await screen.findByRole('heading', { name: 'Next free sessions' })).parentElement!,
    )
    expect(section.getAllByRole('listitem')).toHaveLength(3)
    expect(api.received(getSlots)[0]?.params).toEqual({ mentorId: 'mentor-1' })
    await user.click(section.getByRole('link', { name: 'Log in to book' }))
    expect(router.state.location.pathname).toBe('/signup')
    expect(JSON.stringify(router.state.location.state)).toContain('/user/sessions/book/mentor-1')
  })

  test('can be loaded again after a failure', async () => {
    const api = new FakeApi()
      .answers(getMentor, aMentor())
      .answers(getMentorReviews, { reviews: [], pagination: pageOf(1).pagination })
      .answers(getCoursesByMentor, pageOf(1))
      .isUnreachable(getSlots)
    const { user } = await renderRoute(profiles, '/mentor/mentor-1', { mount: '/mentor' })
    expect(await screen.findByText('The free times could not be loaded.')).toBeVisible()
    api.answers(getSlots, { timeZone: 'UTC', kinds, slots })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Log in to book' })).toBeVisible()
  })

  test('leave no empty card if the mentor offers none', async () => {
    const { api } = await open()
    await waitFor(() => expect(api.received(getSlots)).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Next free sessions' })).toBeNull())
    expect(screen.queryByRole('link', { name: 'Log in to book' })).toBeNull()
  })

  test.each([
    ['en', /^Away at the moment/],
    ['hi', /^मेंटर अभी उपलब्ध नहीं हैं/],
  ] as const)('are not offered while the mentor is away, in %s', async (locale, text) => {
    const away = { timeZone: 'UTC', kinds, slots: [], isAway: true }
    await open({}, { session: signedIn(), locale }, '/mentor/mentor-1', away)
    expect(await screen.findByText(text)).toBeVisible()
    expect(document.querySelector('a[href="/user/sessions/book/mentor-1"]')).toBeNull()
  })

  test('learners go on to all times, also if none is near', async () => {
    await open({}, { session: signedIn() }, '/mentor/mentor-1', { timeZone: 'UTC', kinds, slots: [] })
    expect(await screen.findByText('No free times in the next two weeks.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Book a session' })).toHaveAttribute(
      'href',
      '/user/sessions/book/mentor-1',
    )
  })
})
