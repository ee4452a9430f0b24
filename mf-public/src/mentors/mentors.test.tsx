import { getOwnAge } from '@mentor-connect/contract/trust/age'
import { verifyToken } from '@mentor-connect/contract/accounts/auth'
import { createChat } from '@mentor-connect/contract/messages/chat'
import { getCoursesByMentor } from '@mentor-connect/contract/courses/courses'
import {
  getMentorPage,
  getMentorTopics,
  type MentorPage,
} from '@mentor-connect/contract/mentoring/mentorDirectory'
import { getMentor, getMentors } from '@mentor-connect/contract/mentoring/mentors'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { getPlan } from '@mentor-connect/contract/learning/plan'
import { FakeApi, aCourseSummary, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import profiles from '../mentors'
import routes from '../routes'

const CONVERSATION = { _id: 'k1', participants: ['learner-1', 'mentor-1'] }
const NO_COURSES = { resources: [], pagination: { page: 1, limit: 9, totalItems: 0, totalPages: 0 } }

describe('the page of six', () => {
  test('shows them and links to sign-up and to the directory', async () => {
    new FakeApi().answers(getMentors, [])
    await renderRoute(routes, '/mentors')
    expect(await screen.findByRole('heading', { level: 1, name: 'Meet Our Mentors' })).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(6)
    expect(screen.getByRole('link', { name: 'Connect with Mentors' })).toHaveAttribute('href', '/signup')
    expect(screen.getByRole('link', { name: 'Join as Mentor' })).toHaveAttribute('href', '/mentor-signup')
    expect(screen.getByRole('link', { name: 'See all mentors' })).toHaveAttribute('href', '/ourmentors')
  })

  test('links those who are in the directory to their profiles', async () => {
    new FakeApi().answers(getMentors, [aMentor({ _id: 'kavita-iyer', name: 'Kavita Iyer' }), aMentor()])
    await renderRoute(routes, '/mentors')
    expect(await screen.findByRole('link', { name: 'Kavita Iyer' })).toHaveAttribute(
      'href',
      '/mentor/kavita-iyer',
    )
    expect(screen.getByRole('heading', { name: 'Arjun Nair' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Arjun Nair' })).toBeNull()
  })

  test('also finds them by their name', async () => {
    new FakeApi().answers(getMentors, [aMentor({ _id: 'm9', name: 'Arjun Nair' })])
    await renderRoute(routes, '/mentors')
    expect(await screen.findByRole('link', { name: 'Arjun Nair' })).toHaveAttribute('href', '/mentor/m9')
  })

  test('leads learners to the profiles in their own area', async () => {
    new FakeApi().answers(getMentors, [aMentor({ _id: 'kavita-iyer', name: 'Kavita Iyer' })])
    await renderRoute(routes, '/mentors', { session: signedIn() })
    expect(await screen.findByRole('link', { name: 'Kavita Iyer' })).toHaveAttribute(
      'href',
      '/user/mentor/kavita-iyer',
    )
  })

  test('is complete without the directory', async () => {
    new FakeApi().isUnreachable(getMentors)
    await renderRoute(routes, '/mentors', { locale: 'hi' })
    expect(await screen.findByRole('heading', { level: 2, name: 'कविता अय्यर' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('has another title than the directory', async () => {
    aDirectory().answers(getMentors, [])
    const { router } = await renderRoute(routes, '/mentors')
    await waitFor(() => expect(document.title).toBe('Meet Our Mentors | Mentor-Connect'))
    await act(() => router.navigate('/ourmentors'))
    await waitFor(() => expect(document.title).toBe('Mentor directory | Mentor-Connect'))
  })
})

const pageOf = (...mentors: Mentor[]): MentorPage => ({
  mentors,
  pagination: { page: 1, limit: 9, totalItems: mentors.length, totalPages: 1 },
  without: [],
})

const aDirectory = (...mentors: Mentor[]) =>
  new FakeApi()
    .answers(getMentorPage, pageOf(...mentors))
    .answers(getMentorTopics, [{ domain: 'Design', mentors: 3 }])
    .answers(getPlan, { steps: [] })
    .answers(getOwnAge, { birthYear: 1998, ask: false, guardianConsent: null })

describe('directory', () => {
  test('shows the active mentors; visitors are led to sign-up for a chat', async () => {
    aDirectory(
      aMentor({ domains: ['Web', 'Career', 'Go'], languages: ['hi', 'en'], replyWithin: 'day' }),
      aMentor({ _id: 'm2', name: 'Asha', domains: [], expertise: '' }),
    )
    await renderRoute(routes, '/ourmentors')
    const ravi = within(await screen.findByRole('article', { name: 'Ravi Iyer' }))
    expect(screen.getByText('2 mentors')).toBeVisible()
    for (const text of [
      'Web, Career',
      '8 years of experience',
      'Speaks Hindi, English',
      'Usually answers within a day',
    ])
      expect(ravi.getByText(text)).toBeVisible()
    expect(ravi.getByRole('link', { name: 'Chat' })).toHaveAttribute('href', '/signup')
    expect(ravi.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/mentor/mentor-1')
    const asha = within(screen.getByRole('article', { name: 'Asha' }))
    expect(asha.getByText('Mentor')).toBeVisible()
    expect(asha.getByText('General')).toBeVisible()
  })

  test('leads learners to the profiles in their own area', async () => {
    aDirectory(aMentor())
    await renderRoute(routes, '/ourmentors', { session: signedIn() })
    expect(await screen.findByRole('link', { name: 'Details' })).toHaveAttribute(
      'href',
      '/user/mentor/mentor-1',
    )
  })

  test('starts a learner’s chat and opens it', async () => {
    const api = aDirectory(aMentor()).answers(createChat, CONVERSATION)
    const { user, router } = await renderRoute(routes, '/ourmentors', { session: signedIn() })
    await user.click(await screen.findByRole('button', { name: 'Chat' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/chat'))
    expect(router.state.location.search).toBe('?with=mentor-1')
    expect(api.received(createChat)[0]?.body).toEqual({ userId1: 'mentor-1', userId2: 'learner-1' })
  })

  test('shows an error and stays if a chat could not be started', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    aDirectory(aMentor()).refuses(createChat, 500, 'internal')
    const { user, router } = await renderRoute(routes, '/ourmentors', { session: signedIn() })
    await user.click(await screen.findByRole('button', { name: 'Chat' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The chat could not be started.')
    expect(router.state.location.pathname).toBe('/ourmentors')
    expect(log).toHaveBeenCalledWith('The chat could not be started.', expect.anything())
    log.mockRestore()
  })

  test('replaces an expired token', async () => {
    let tries = 0
    const api = aDirectory(aMentor())
    api.refuses(createChat, 401, 'unauthenticated')
    const { user, router } = await renderRoute(routes, '/ourmentors', { session: signedIn() })
    const button = await screen.findByRole('button', { name: 'Chat' })
    api.answers(verifyToken, () => {
      tries += 1
      api.answers(createChat, CONVERSATION)
      const account = aLearner()
      const { _id, email, name } = account
      return { _id, email, name, isverified: true, role: 'user' as const, token: 'fresh', account }
    })
    await user.click(button)
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/chat'))
    expect(tries).toBe(1)
  })

  test('is searched, filtered and sorted through the URL', async () => {
    const api = aDirectory(aMentor())
    const { user, router } = await renderRoute(routes, '/ourmentors?domain=Design&experience=4&language=xx')
    await screen.findByRole('article', { name: 'Ravi Iyer' })
    await user.click(screen.getByRole('button', { name: 'Filter 1 active' }))
    await user.selectOptions(screen.getByLabelText('Speaks'), 'Hindi')
    await user.selectOptions(screen.getByLabelText('Experience'), '5 years or more')
    await user.click(screen.getByRole('checkbox', { name: 'Has a free time this week' }))
    await user.type(screen.getByRole('searchbox', { name: 'Search mentors' }), 'react')
    await waitFor(() =>
      expect(router.state.location.search).toBe('?q=react&domain=Design&language=hi&free=week&experience=5'),
    )
    await waitFor(() =>
      expect(api.received(getMentorPage).at(-1)?.query).toEqual({
        page: 1,
        limit: 9,
        sort: 'fit',
        languageFirst: 'en',
        q: 'react',
        domain: 'Design',
        language: 'hi',
        free: 'week',
        experience: 5,
      }),
    )
    // Values in the URL that do not exist are ignored.
    expect(api.received(getMentorPage)[0]?.query).toEqual({
      page: 1,
      limit: 9,
      sort: 'fit',
      languageFirst: 'en',
      domain: 'Design',
    })
  })

  test('that finds nobody says which filter to give up, and the focus stays on the page', async () => {
    const api = aDirectory()
    api.answers(getMentorPage, { ...pageOf(), without: [{ filter: 'language', mentors: 4 }] })
    const { user, router } = await renderRoute(routes, '/ourmentors?language=mr&domain=Design')
    const button = await screen.findByRole('button', { name: 'Show 4 mentors in all languages' })
    expect(screen.queryByRole('button', { name: 'Clear search and filters' })).toBeNull()
    expect(screen.getByText('No mentors found.')).toBeVisible()
    api.answers(getMentorPage, pageOf(aMentor()))
    await user.click(button)
    expect(await screen.findByRole('article', { name: 'Ravi Iyer' })).toBeVisible()
    expect(router.state.location.search).toBe('?domain=Design')
    expect(document.body).not.toHaveFocus()
  })

  test('that finds nobody offers to start over', async () => {
    const api = aDirectory()
    const { user, router } = await renderRoute(routes, '/ourmentors?q=nobody&domain=Design')
    expect(await screen.findByText('No mentors found.')).toBeVisible()
    api.answers(getMentorPage, pageOf(aMentor()))
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    expect(await screen.findByRole('article', { name: 'Ravi Iyer' })).toBeVisible()
    expect(router.state.location.search).toBe('')
  })

  test('tells a learner with a goal who fits it, and asks for those first', async () => {
    const step = { isPinned: false, isSkipped: false, isDone: false }
    const api = aDirectory(aMentor({ topics: ['python', 'career'] }), aMentor({ _id: 'm2', name: 'Asha' }))
    api.answers(getPlan, {
      goal: { id: 'g', careerId: 'data-analyst', weeklyDays: 3 },
      steps: [
        { ...step, id: 'a', subject: 'python' },
        { ...step, id: 'b', subject: 'data-science' },
        { ...step, id: 'c', subject: 'career', isDone: true },
      ],
    })
    await renderRoute(routes, '/ourmentors', { session: signedIn() })
    const ravi = within(await screen.findByRole('article', { name: 'Ravi Iyer' }))
    expect(await ravi.findByText('Fits your goal: Python')).toBeVisible()
    expect(within(screen.getByRole('article', { name: 'Asha' })).queryByText(/Fits your goal/)).toBeNull()
    expect(api.received(getMentorPage).at(-1)?.query).toMatchObject({ wanted: 'python,data-science' })
  })

  test('announces that it is loading', async () => {
    aDirectory().neverAnswers(getMentorPage)
    await renderRoute(routes, '/ourmentors')
    expect(await screen.findByText('Loading mentors...')).toBeVisible()
  })

  test('a failed load can be retried', async () => {
    const api = aDirectory().isUnreachable(getMentorPage)
    const { user } = await renderRoute(routes, '/ourmentors')
    await screen.findByRole('alert')
    api.answers(getMentorPage, pageOf(aMentor()))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article', { name: 'Ravi Iyer' })).toBeVisible()
  })
})

describe('profile', () => {
  test('shows a mentor to a visitor', async () => {
    new FakeApi()
      .answers(getMentor, aMentor({ domains: ['Web', 'Career'], social: ['linkedin.com/in/ravi'] }))
      .answers(getCoursesByMentor, {
        resources: [aCourseSummary()],
        pagination: { page: 1, limit: 9, totalItems: 1, totalPages: 1 },
      })
    await renderRoute(profiles, '/mentor/mentor-1', { mount: '/mentor' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Ravi Iyer' })).toBeVisible()
    expect(screen.getByText('Joined November 20, 2026')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign in to see contact details' })).toHaveAttribute(
      'href',
      '/signup',
    )
    expect(screen.getByRole('link', { name: /linkedin.com/ })).toHaveAttribute(
      'href',
      'https://linkedin.com/in/ravi',
    )
    expect(screen.getByText('Connect with Ravi Iyer and get expert guidance in Web, Career')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Start Your Mentorship Journey' })).toHaveAttribute(
      'href',
      '/signup',
    )
    expect(await screen.findByRole('link', { name: 'View Details' })).toHaveAttribute(
      'href',
      '/resource/course-1',
    )
  })

  test('shows contact details if the API sends them', async () => {
    new FakeApi()
      .answers(getMentor, aMentor({ email: 'ravi@example.test', mobile: '9876543210' }))
      .answers(getCoursesByMentor, NO_COURSES)
    await renderRoute(profiles, '/user/mentor/mentor-1', { mount: '/user/mentor', session: signedIn() })
    expect(await screen.findByRole('link', { name: 'ravi@example.test' })).toHaveAttribute(
      'href',
      'mailto:ravi@example.test',
    )
    expect(screen.getByRole('link', { name: '+91 9876543210' })).toHaveAttribute('href', 'tel:+919876543210')
    expect(screen.getByRole('button', { name: 'Chat Now' })).toBeEnabled()
    expect(await screen.findByText('This mentor has no courses yet.')).toBeVisible()
  })

  test('a failed load can be retried', async () => {
    const api = new FakeApi().refuses(getMentor, 500, 'internal').answers(getCoursesByMentor, NO_COURSES)
    const { user } = await renderRoute(profiles, '/mentor/mentor-1', { mount: '/mentor' })
    await screen.findByRole('alert')
    api.answers(getMentor, aMentor())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Ravi Iyer' })).toBeVisible()
  })
})
