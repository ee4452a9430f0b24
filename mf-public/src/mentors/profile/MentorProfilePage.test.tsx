import { getCoursesByMentor } from '@mentor-connect/contract/courses/courses'
import { getMentorReviews } from '@mentor-connect/contract/mentoring/mentorReviews'
import { getMentor } from '@mentor-connect/contract/mentoring/mentors'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import type { FailureCode } from '@mentor-connect/contract/api/wire'
import { FakeApi, aMentor, renderRoute, signedIn, untilLoading } from '@mentor-connect/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import profiles from '../../mentors'
import { openMentorPage as open, pageOf } from './testing/openMentorPage'

const stat = (label: string) => {
  const section = screen.getByRole('heading', { name: 'Quick stats' }).parentElement!
  return within(section).queryByText(label)?.nextElementSibling
}

describe('mentor', () => {
  test.each<[string, Partial<Mentor>, string, string]>([
    ['one year', { experience: 1 }, 'Experience', '1 year'],
    ['no year yet', { experience: 0 }, 'Experience', '0 years'],
    ['three domains', { domains: ['Web', 'Data', 'Go'] }, 'Specializations', '3'],
    ['no domain', { domains: [] }, 'Specializations', '0'],
    ['verified', { isverified: true }, 'Verified', 'Yes'],
    ['not verified', { isverified: false }, 'Verified', 'No'],
    ['active', { status: 'active' }, 'Status', 'Active'],
  ])('%s', async (_, parts, label, text) => {
    await open(parts)
    expect(stat(label)).toHaveTextContent(text)
  })

  test('is not shown as active if inactive', async () => {
    await open({ status: 'inactive' })
    expect(stat('Status')).toBeUndefined()
  })

  test('is shown without domain or expertise', async () => {
    await open({ domains: [], expertise: '' })
    expect(screen.getByText('Mentor', { selector: 'p' })).toBeVisible()
    expect(screen.getByText(/get expert guidance in General/)).toBeVisible()
  })

  test('input is shown as text, in any script and of any length', async () => {
    const name = '<b onmouseover=alert(1)>रवि</b>'
    const expertise = 'अ'.repeat(100)
    await open({ name, expertise, domains: ['"><script>x</script>'] })
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(screen.getByText(`Mentor · ${expertise}`)).toBeVisible()
    expect(document.querySelector('main b, main script')).toBeNull()
  })
})

describe('who the mentor is', () => {
  const told: Partial<Mentor> = {
    headline: 'Numbers without fear',
    story: 'मैं पंद्रह साल से आँकड़े पढ़ाता हूँ।\n\nपूछते रहिए।',
    languages: ['hi', 'en'],
    city: 'Pune',
    timeZone: 'Asia/Kolkata',
    domains: ['Python', 'Career', 'My own method'],
    replyWithin: 'three-days',
    checks: [{ kind: 'employer', of: 'Tata Memorial Hospital', checkedOn: '2026-11-18' }],
  }

  test('is told with headline, story, languages, place, reply time and checks', async () => {
    const thisWeek = new Date().toISOString().slice(0, 10)
    await open({ ...told, activeWeek: thisWeek })
    for (const text of [
      'Numbers without fear',
      'Speaks Hindi, English',
      'Usually answers within three days',
      'Employer verified: Tata Memorial Hospital',
      'on November 18, 2026',
    ])
      expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByText(/^Joined .* · Active this week$/)).toBeVisible()
    expect(screen.getByText(/^Pune, \d+:\d+.*there now$/)).toBeVisible()
    const story = screen.getByText('पूछते रहिए।')
    expect(story.closest('[lang]')).toHaveAttribute('lang', 'hi')
  })

  test('topics lead to their courses, the mentor’s own words do not', async () => {
    await open(told)
    expect(screen.getByRole('link', { name: 'Python' })).toHaveAttribute('href', '/resource?domain=Python')
    expect(screen.getByRole('link', { name: 'Career' })).toHaveAttribute('href', '/resource?domain=Career')
    expect(screen.getByText('My own method').closest('a')).toBeNull()
  })

  test('says nothing that is not known', async () => {
    await open({ activeWeek: '2026-01-05' })
    expect(screen.queryByText(/Active this/)).toBeNull()
    expect(screen.queryByText(/Usually answers/)).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Checked by Mentor-Connect' })).toBeNull()
  })

  test('leads mentors to the form of their own page', async () => {
    await open({}, { session: signedIn(aMentor()) })
    expect(screen.getByRole('link', { name: 'Edit your profile' })).toHaveAttribute(
      'href',
      '/mentor/profile/edit',
    )
  })
})

describe('contact details', () => {
  test('a visitor is not asked to log in for details that are hidden', async () => {
    await open({ showsContact: false })
    expect(screen.getByText(/keeps contact details private/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Sign in to see contact details' })).toBeNull()
  })

  test.each([
    ['linkedin.com/in/ravi', 'https://linkedin.com/in/ravi'],
    ['http://ravi.example.test/', 'http://ravi.example.test/'],
    ['https://ravi.example.test/', 'https://ravi.example.test/'],
    ['javascript:alert(1)', 'https://javascript:alert(1)'],
    ['data:text/html,<script>', 'https://data:text/html,<script>'],
  ])('%s is a link to %s, in a new tab without opener and referrer', async (address, href) => {
    await open({ social: [address] })
    const link = screen.getByRole('link', { name: `${address} (opens in a new tab)` })
    expect(link).toHaveAttribute('href', href)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  })

  test('are hidden from visitors, who return after logging in', async () => {
    const { user, router } = await open()
    const link = screen.getByRole('link', { name: 'Sign in to see contact details' })
    await user.click(link)
    expect(router.state.location.pathname).toBe('/signup')
    expect(JSON.stringify(router.state.location.state)).toContain('/mentor/mentor-1')
  })

  test('a signed-in person reads that they are private, and is not sent to log in', async () => {
    await open({}, { session: signedIn() })
    expect(screen.getByText(/keeps contact details private/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Sign in to see contact details' })).toBeNull()
  })

  test('no login is asked for if at least one is present', async () => {
    await open({ mobile: '9876543210' }, { session: signedIn() })
    expect(screen.getByRole('link', { name: '+91 9876543210' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Sign in to see contact details' })).toBeNull()
    expect(screen.queryByRole('link', { name: /@/ })).toBeNull()
  })
})

describe('chat button', () => {
  test('leads a mentor to their own conversations', async () => {
    await open({}, { session: signedIn(aMentor({ _id: 'mentor-2' })) })
    expect(screen.getByRole('link', { name: 'Chat Now' })).toHaveAttribute('href', '/mentor/chat')
    expect(screen.queryByRole('button', { name: 'Chat Now' })).toBeNull()
  })
})

describe('courses of a mentor', () => {
  test('are paginated, with the page in the URL', async () => {
    const { api, user, router } = await open()
    api.answers(getCoursesByMentor, ({ query }) => pageOf(2, 3, (query as { page: number }).page))
    await act(() => router.navigate('/mentor/mentor-1?page=2'))
    expect(await screen.findByText('Course 2.0')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Course 3.0')).toBeVisible()
    expect(router.state.location.search).toBe('?page=3')
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
    expect(api.received(getCoursesByMentor).at(-1)).toMatchObject({
      params: { mentorId: 'mentor-1' },
      query: { page: 3, limit: 9 },
    })
  })

  test('link a learner to courses inside the learner area', async () => {
    const api = new FakeApi().answers(getMentor, aMentor()).answers(getCoursesByMentor, pageOf(1))
    const mount = '/user/mentor'
    await renderRoute(profiles, '/user/mentor/mentor-1', { mount, session: signedIn() })
    expect(await screen.findByRole('link', { name: 'View Details' })).toHaveAttribute(
      'href',
      '/user/resources/course-1-0',
    )
    expect(api.received(getMentor)[0]?.params).toEqual({ id: 'mentor-1' })
  })

  test('a failed load affects their section only', async () => {
    const pagination = { page: 1, limit: 10, totalItems: 0, totalPages: 0 }
    const api = new FakeApi()
      .answers(getMentor, aMentor())
      .answers(getMentorReviews, { reviews: [], pagination })
      .isUnreachable(getCoursesByMentor)
    const { user } = await renderRoute(profiles, '/mentor/mentor-1', { mount: '/mentor' })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('We could not reach the server')
    expect(screen.getByRole('heading', { level: 1, name: 'Ravi Iyer' })).toBeVisible()
    api.answers(getCoursesByMentor, pageOf(1))
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Course 1.0')).toBeVisible()
  })

  test('show that they are loading', async () => {
    new FakeApi().answers(getMentor, aMentor()).neverAnswers(getCoursesByMentor)
    await renderRoute(profiles, '/mentor/mentor-1', { mount: '/mentor' })
    await untilLoading()
  })
})

test('the page shows that it is loading', async () => {
  new FakeApi().neverAnswers(getMentor)
  await renderRoute(profiles, '/mentor/mentor-1', { mount: '/mentor' })
  await untilLoading()
})

test.each<[FailureCode, number, RegExp]>([
  ['internal', 500, /Something went wrong on our side/],
  ['unavailable', 503, /does not work at the moment/],
])(
  'a mentor who cannot be shown, for %s, leaves a page with a heading and a way on',
  async (code, status, text) => {
    new FakeApi().refuses(getMentor, status, code)
    await renderRoute(profiles, '/mentor/%3Cscript%3E', { mount: '/mentor' })
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByRole('heading', { level: 1, name: 'Mentor' })).toBeVisible()
    await waitFor(() => expect(document.title).toContain('Mentor'))
  },
)

test.each<[string, FailureCode, number]>([
  ['an unknown id', 'not_found', 404],
  ['a malformed id', 'invalid_input', 400],
])('%s is not found, and the directory is offered', async (_, code, status) => {
  new FakeApi().refuses(getMentor, status, code)
  await renderRoute(profiles, '/mentor/nobody', { mount: '/mentor' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Mentor not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See all mentors' })).toHaveAttribute('href', '/ourmentors')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('navigating to another mentor shows nothing of the previous one', async () => {
  const { api, router } = await open()
  api.neverAnswers(getMentor)
  await act(() => router.navigate('/mentor/mentor-2'))
  await untilLoading()
  expect(screen.queryByText('Ravi Iyer')).toBeNull()
})

test('is translated to Hindi', async () => {
  await open({ experience: 8, domains: ['Web'] }, { locale: 'hi' })
  expect(screen.getByText(/20 नवंबर 2026/)).toBeVisible()
  expect(screen.getAllByText(/8 साल/)[0]).toBeVisible()
})
