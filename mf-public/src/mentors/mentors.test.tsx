import { getCoursesByMentor } from '@mentor-connect/shared/contracts/courses'
import { getMentor, getMentors } from '@mentor-connect/shared/contracts/mentors'
import { FakeApi, aCourseSummary, aMentor, renderRoute, signedIn } from '@mentor-connect/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import profiles from '../mentors'
import routes from '../routes'

const NO_COURSES = { resources: [], pagination: { page: 1, limit: 9, totalItems: 0, totalPages: 0 } }

test('the static page shows six mentors and the ways in', async () => {
  new FakeApi()
  await renderRoute(routes, '/mentors')
  expect(await screen.findByRole('heading', { level: 1, name: 'Meet Our Mentors' })).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(6)
  expect(screen.getByRole('link', { name: 'Connect with Mentors' })).toHaveAttribute('href', '/signup')
  expect(screen.getByRole('link', { name: 'Join as Mentor' })).toHaveAttribute('href', '/mentor-signup')
})

describe('the directory', () => {
  test('shows the live mentors; visitors sign up to chat', async () => {
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

  test('leads a learner to the chat', async () => {
    new FakeApi().answers(getMentors, [aMentor()])
    await renderRoute(routes, '/ourmentors', { session: signedIn() })
    expect(await screen.findByRole('link', { name: 'Chat' })).toHaveAttribute(
      'href',
      '/user/chat?with=mentor-1',
    )
  })

  test('is searched, filtered and ordered through the address', async () => {
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

  test('says that it loads', async () => {
    new FakeApi().neverAnswers(getMentors)
    await renderRoute(routes, '/ourmentors')
    expect(await screen.findByText('Loading mentors...')).toBeVisible()
  })

  test('lets a failed load be tried again', async () => {
    const api = new FakeApi().isUnreachable(getMentors)
    const { user } = await renderRoute(routes, '/ourmentors')
    await screen.findByRole('alert')
    api.answers(getMentors, [aMentor()])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article', { name: 'Ravi Iyer' })).toBeVisible()
  })
})

describe('the profile', () => {
  test('of a mentor, as a visitor sees it', async () => {
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

  test('shows contact details where the API gives them', async () => {
    new FakeApi()
      .answers(getMentor, aMentor({ email: 'ravi@example.test', mobile: '9876543210' }))
      .answers(getCoursesByMentor, NO_COURSES)
    await renderRoute(profiles, '/user/mentor/mentor-1', { mount: '/user/mentor', session: signedIn() })
    expect(await screen.findByRole('link', { name: 'ravi@example.test' })).toHaveAttribute(
      'href',
      'mailto:ravi@example.test',
    )
    expect(screen.getByRole('link', { name: '+91 9876543210' })).toHaveAttribute('href', 'tel:+919876543210')
    expect(screen.getByRole('link', { name: 'Chat Now' })).toHaveAttribute('href', '/user/chat?with=mentor-1')
    expect(await screen.findByText('This mentor has no courses yet.')).toBeVisible()
  })

  test('that fails to load can be tried again', async () => {
    const api = new FakeApi().refuses(getMentor, 500, 'internal').answers(getCoursesByMentor, NO_COURSES)
    const { user } = await renderRoute(profiles, '/mentor/mentor-1', { mount: '/mentor' })
    await screen.findByRole('alert')
    api.answers(getMentor, aMentor())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Ravi Iyer' })).toBeVisible()
  })
})
