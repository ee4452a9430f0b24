import { verifyToken } from '@mentor-connect/contract/api/auth'
import { createChat } from '@mentor-connect/contract/api/chat'
import { getCoursesByMentor } from '@mentor-connect/contract/api/courses'
import { getMentor, getMentors } from '@mentor-connect/contract/api/mentors'
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

  test('is complete without the directory', async () => {
    new FakeApi().isUnreachable(getMentors)
    await renderRoute(routes, '/mentors', { locale: 'hi' })
    expect(await screen.findByRole('heading', { level: 2, name: 'कविता अय्यर' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('has another title than the directory', async () => {
    new FakeApi().answers(getMentors, [])
    const { router } = await renderRoute(routes, '/mentors')
    await waitFor(() => expect(document.title).toBe('Meet Our Mentors | Mentor-Connect'))
    await act(() => router.navigate('/ourmentors'))
    await waitFor(() => expect(document.title).toBe('Mentor directory | Mentor-Connect'))
  })
})

describe('directory', () => {
  test('shows the active mentors; visitors are led to sign-up for a chat', async () => {
    new FakeApi().answers(getMentors, [
      aMentor({ domains: ['Web', 'Career', 'Go'] }),
      aMentor({ _id: 'm2', name: 'Asha', domains: [], expertise: '' }),
    ])
    await renderRoute(routes, '/ourmentors')
    const ravi = within(await screen.findByRole('article', { name: 'Ravi Iyer' }))
    expect(ravi.getByText('Web, Career')).toBeVisible()
    expect(ravi.getByText('8 years of experience')).toBeVisible()
    expect(ravi.getByRole('link', { name: 'Chat' })).toHaveAttribute('href', '/signup')
    expect(ravi.getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/mentor/mentor-1')
    const asha = within(screen.getByRole('article', { name: 'Asha' }))
    expect(asha.getByText('Mentor')).toBeVisible()
    expect(asha.getByText('General')).toBeVisible()
  })

  test('starts a learner’s chat and opens it', async () => {
    const api = new FakeApi().answers(getMentors, [aMentor()]).answers(createChat, CONVERSATION)
    const { user, router } = await renderRoute(routes, '/ourmentors', { session: signedIn() })
    await user.click(await screen.findByRole('button', { name: 'Chat' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/chat'))
    expect(router.state.location.search).toBe('?with=mentor-1')
    expect(api.received(createChat)[0]?.body).toEqual({ userId1: 'mentor-1', userId2: 'learner-1' })
  })

  test('shows an error and stays if a chat could not be started', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    new FakeApi().answers(getMentors, [aMentor()]).refuses(createChat, 500, 'internal')
    const { user, router } = await renderRoute(routes, '/ourmentors', { session: signedIn() })
    await user.click(await screen.findByRole('button', { name: 'Chat' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The chat could not be started.')
    expect(router.state.location.pathname).toBe('/ourmentors')
    expect(log).toHaveBeenCalledWith('The chat could not be started.', expect.anything())
    log.mockRestore()
  })

  test('replaces an expired token', async () => {
    let tries = 0
    const api = new FakeApi().answers(getMentors, [aMentor()])
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
    new FakeApi().answers(getMentors, [
      aMentor(),
      aMentor({ _id: 'm2', name: 'Asha Rao', domains: ['Design'] }),
    ])
    const { user, router } = await renderRoute(routes, '/ourmentors?domain=Design')
    expect(await screen.findByRole('article', { name: 'Asha Rao' })).toBeVisible()
    expect(screen.queryByRole('article', { name: 'Ravi Iyer' })).toBeNull()
    await user.type(screen.getByRole('searchbox', { name: 'Search mentors' }), 'nobody')
    expect(await screen.findByText('No mentors found.')).toBeVisible()
    await waitFor(() => expect(router.state.location.search).toBe('?q=nobody&domain=Design'))
  })

  test('that finds nobody offers to start over', async () => {
    new FakeApi().answers(getMentors, [aMentor()])
    const { user } = await renderRoute(routes, '/ourmentors?q=nobody&domain=Design')
    expect(await screen.findByText('No mentors found.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear search and filter' }))
    expect(await screen.findByRole('article', { name: 'Ravi Iyer' })).toBeVisible()
  })

  test('announces that it is loading', async () => {
    new FakeApi().neverAnswers(getMentors)
    await renderRoute(routes, '/ourmentors')
    expect(await screen.findByText('Loading mentors...')).toBeVisible()
  })

  test('a failed load can be retried', async () => {
    const api = new FakeApi().isUnreachable(getMentors)
    const { user } = await renderRoute(routes, '/ourmentors')
    await screen.findByRole('alert')
    api.answers(getMentors, [aMentor()])
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
    expect(screen.getByText('Joined 20 November 2026')).toBeVisible()
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
