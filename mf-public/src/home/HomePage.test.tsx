import { getCourses, getDomains } from '@mentor-connect/contract/courses/courses'
import { getMentors } from '@mentor-connect/contract/mentoring/mentors'
import { aCourseSummary, FakeApi, aMentor, renderRoute, screenIs, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'

const coursesOf = (...titles: string[]) => ({
  resources: titles.map((title, index) => aCourseSummary({ _id: `c${index}`, title, lessonCount: 8 })),
  pagination: { page: 1, limit: 4, totalItems: 1234, totalPages: 309 },
})

/** An API whose endpoints never respond, except for those that a test answers. */
const anApi = () => new FakeApi().neverAnswers(getCourses).neverAnswers(getDomains).neverAnswers(getMentors)

afterEach(() => jest.restoreAllMocks())

test('links to sign-up and shows the active mentors', async () => {
  anApi().answers(getMentors, [aMentor(), aMentor({ _id: 'mentor-2', name: 'Meera Joshi' })])
  await renderRoute(routes, '/')

  expect(await screen.findByRole('link', { name: 'Start Your Journey' })).toHaveAttribute('href', '/signup')
  const carousel = await screen.findByRole('group', { name: 'Our Mentors' })
  expect(within(carousel).getByRole('heading', { name: 'Ravi Iyer' })).toBeVisible()
  expect(within(carousel).getByRole('link', { name: 'Profile of Meera Joshi' })).toHaveAttribute(
    'href',
    '/mentor/mentor-2',
  )
  expect(within(carousel).getByRole('button', { name: 'Pause the mentors' })).toBeVisible()
})

test('leads learners to the profiles in their own area', async () => {
  anApi().answers(getMentors, [aMentor()])
  await renderRoute(routes, '/', { session: signedIn() })
  expect(await screen.findByRole('link', { name: 'Profile of Ravi Iyer' })).toHaveAttribute(
    'href',
    '/user/mentor/mentor-1',
  )
})

test('the mentor carousel can be paused', async () => {
  anApi().answers(getMentors, [aMentor()])
  const { user } = await renderRoute(routes, '/')
  await user.click(await screen.findByRole('button', { name: 'Pause the mentors' }))
  expect(screen.getByRole('button', { name: 'Play the mentors' })).toBeVisible()
})

test('has every section, its resources and the banner', async () => {
  anApi().answers(getMentors, [])
  await renderRoute(routes, '/')
  const sections = ['Career Planning', 'Why Choose Mentor-Connect', 'Our Mentors', 'Helpful Resources']
  for (const name of sections) expect(await screen.findByRole('region', { name })).toBeInTheDocument()
  expect(
    screen.getAllByRole('link', { name: 'Explore More →' }).map((link) => link.getAttribute('href')),
  ).toEqual(['/resources/career', '/resources/jobs', '/resources/skills'])
  expect(screen.getByRole('link', { name: 'Openings on Mentor-Connect' })).toHaveAttribute(
    'href',
    '/openings',
  )
  expect(screen.getByRole('link', { name: 'Skill paths' })).toHaveAttribute('href', '/paths')
  const promises = {
    'Set Goals': '/user/plan',
    'Milestone Tracker': '/user/plan',
    'Feedback and Reviews': '/ourmentors',
    'Personalized Guidance': '/ourmentors',
    'Expert Resources': '/resource',
    'Community Support': '/community',
  }
  for (const [name, href] of Object.entries(promises))
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  expect(screen.getByText('To get Quality Resources and guidance from experts')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/signup')
  expect(await screen.findByText('No mentors found.')).toBeVisible()
})

test('a failure to load the mentors affects their section only', async () => {
  const api = anApi().refuses(getMentors, 500, 'internal')
  const { user } = await renderRoute(routes, '/')
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.')
  expect(screen.getByRole('link', { name: 'Join Now' })).toBeVisible()
  api.answers(getMentors, [aMentor()])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Ravi Iyer' })).toBeVisible()
})

test('with reduced motion the carousel does not move by itself', async () => {
  screenIs('reduced-motion')
  anApi().answers(getMentors, [aMentor()])
  await renderRoute(routes, '/')
  const carousel = within(await screen.findByRole('group', { name: 'Our Mentors' }))
  expect(carousel.getByRole('button', { name: 'Next mentor' })).toBeVisible()
  expect(carousel.queryByRole('button', { name: 'Pause the mentors' })).toBeNull()
})

test('a mentor is shown with expertise, years and at most two domains', async () => {
  const domains = ['Career', 'Design', 'Weaving']
  anApi().answers(getMentors, [aMentor({ expertise: 'Data engineer', experience: 9, domains })])
  await renderRoute(routes, '/')
  const carousel = within(await screen.findByRole('group', { name: 'Our Mentors' }))
  expect(carousel.getByText('Data engineer')).toBeVisible()
  expect(carousel.getByText(/9 years/)).toBeVisible()
  expect(carousel.getByText('Design')).toBeVisible()
  expect(carousel.queryByText('Weaving')).toBeNull()
})

test('shows the most popular courses, each a link, and leads to all of them', async () => {
  const api = anApi().answers(getCourses, coursesOf('Python: First Steps', 'पैसों की समझ'))
  await renderRoute(routes, '/')
  const section = within(await screen.findByRole('region', { name: 'Courses people are taking' }))
  expect(await section.findByRole('link', { name: 'Python: First Steps' })).toHaveAttribute(
    'href',
    '/resource/c0',
  )
  expect(section.getAllByText('8 lessons')).toHaveLength(2)
  expect(section.getByRole('link', { name: 'See all courses' })).toHaveAttribute('href', '/resource')
  expect(section.getByRole('heading', { name: 'पैसों की समझ' })).toHaveAttribute('lang', 'hi')
  expect(api.received(getCourses)[0]?.query).toEqual({
    page: 1,
    limit: 4,
    sort: 'popular',
    featured: 'first',
    languageFirst: 'en',
  })
})

test('a course that operators recommend is marked', async () => {
  const page = coursesOf('Python: First Steps', 'Money')
  const [python, money] = page.resources
  anApi().answers(getCourses, { ...page, resources: [{ ...python!, featured: true }, money!] })
  await renderRoute(routes, '/')
  const section = within(await screen.findByRole('region', { name: 'Courses people are taking' }))
  const marks = await section.findAllByText('Recommended')
  expect(marks.map((mark) => mark.closest('li')?.textContent)).toEqual([expect.stringContaining('Python')])
})

test('courses that cannot be loaded can be tried again', async () => {
  const api = anApi().isUnreachable(getCourses)
  const { user } = await renderRoute(routes, '/')
  const section = within(await screen.findByRole('region', { name: 'Courses people are taking' }))
  expect(await section.findByRole('alert')).toHaveTextContent('We could not reach the server')
  api.answers(getCourses, coursesOf('Python: First Steps'))
  await user.click(section.getByRole('button', { name: 'Try again' }))
  expect(await section.findByRole('link', { name: 'Python: First Steps' })).toBeVisible()
})

describe('the numbers', () => {
  const all = () =>
    anApi()
      .answers(getCourses, coursesOf('Python: First Steps'))
      .answers(getDomains, [{ name: 'Career', courses: 3 }])
      .answers(getMentors, [aMentor({ experience: 8 }), aMentor({ _id: 'm2', experience: 12 })])
  const facts = async (name: string) =>
    within(await screen.findByRole('list', { name })).getAllByRole('listitem')

  test.each([
    [
      'en',
      'Mentor-Connect in numbers',
      ['1,234 courses', '1 subject', '2 mentors', '20 years of experience'],
    ],
    ['hi', 'आँकड़ों में मेंटर-कनेक्ट', ['1,234 कोर्स', '1 विषय', '2 मेंटर', '20 साल का अनुभव']],
  ] as const)('are those of the API (%s)', async (locale, name, texts) => {
    all()
    await renderRoute(routes, '/', { locale })
    for (const text of texts)
      expect(
        await screen.findByText((_, element) => element?.localName === 'li' && element.textContent === text),
      ).toBeVisible()
    expect(await facts(name)).toHaveLength(4)
  })

  test('that cannot be loaded are left out', async () => {
    all().isUnreachable(getDomains)
    await renderRoute(routes, '/')
    expect(await screen.findByText('1,234')).toBeVisible()
    expect(screen.queryByText(/^[\d,]+ subjects?$/)).toBeNull()
  })

  test('take no space when none can be loaded', async () => {
    anApi().isUnreachable(getCourses).isUnreachable(getDomains).isUnreachable(getMentors)
    await renderRoute(routes, '/')
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Mentor-Connect in numbers' })).toBeNull())
  })
})

test('a question expands its answer', async () => {
  anApi().answers(getMentors, [])
  const { user } = await renderRoute(routes, '/')
  const section = within(await screen.findByRole('region', { name: 'Frequently Asked Questions' }))
  expect(section.getByText(/you can sign up and learn for free/)).not.toBeVisible()
  await user.click(section.getByText('Is it free?'))
  expect(section.getByText(/you can sign up and learn for free/)).toBeVisible()
})

test('is translated to Hindi', async () => {
  anApi().answers(getMentors, [])
  await renderRoute(routes, '/', { locale: 'hi' })
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent(/[a-z]/)
})
