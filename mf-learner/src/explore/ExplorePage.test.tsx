import { getCourses, getDomains, getLanguages } from '@mentor-connect/contract/courses/courses'
import { getMentors } from '@mentor-connect/contract/mentoring/mentors'
import { getSuggestions } from '@mentor-connect/contract/courses/suggestions'
import { getRecommendations } from '@mentor-connect/contract/courses/recommendations'
import { FakeApi, aCourseSummary, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import learner from '../routes'

const popular = aCourseSummary({ _id: 'js', title: 'Learn JavaScript' })
const fresh = aCourseSummary({ _id: 'cv', title: 'Write a CV' })

function prepare() {
  return new FakeApi()
    .answers(getSuggestions, {
      courses: [{ _id: 'js', name: 'Learn JavaScript' }],
      subjects: [{ name: 'Design' }],
      mentors: [{ _id: 'mentor-2', name: 'Meena Joshi' }],
      spellings: [],
    })
    .answers(getDomains, [{ name: 'Design', courses: 3 }])
    .answers(getLanguages, [
      { language: 'en', courses: 3 },
      { language: 'hi', courses: 1 },
    ])
    .answers(getMentors, [
      aMentor({ languages: ['en'] }),
      aMentor({ _id: 'mentor-2', name: 'Meena Joshi', domains: ['Design'], languages: ['hi', 'en'] }),
    ])
    .answers(getRecommendations, [
      {
        course: aCourseSummary({ _id: 'ui', title: 'Draw screens' }),
        reason: { kind: 'domain', domain: 'Design' },
      },
      {
        course: aCourseSummary({ _id: 'git', title: 'Use Git' }),
        reason: { kind: 'learners', courseId: 'js', title: 'Learn JavaScript' },
      },
    ])
    .answers(getCourses, ({ query }) => ({
      resources: query['q'] === 'nothing' ? [] : [query['sort'] === 'popular' ? popular : fresh],
      pagination: { page: 1, limit: 9, totalItems: 1, totalPages: query['q'] === 'nothing' ? 0 : 1 },
    }))
}

const open = (address = '/user/explore', locale: 'en' | 'hi' = 'en') =>
  renderRoute(learner, address, { mount: '/user', session: signedIn(), locale })

test('shows suggested courses and mentors', async () => {
  prepare()
  await open()

  const best = await screen.findByRole('region', { name: 'Popular courses' })
  const link = await within(best).findByRole('link', { name: 'Learn JavaScript' })
  expect(link).toHaveAttribute('href', '/user/resources/js')
  const mentor = await screen.findByRole('link', { name: 'Meena Joshi' })
  expect(mentor).toHaveAttribute('href', '/user/mentor/mentor-2')
  await waitFor(() => expect(document.title).toBe('Explore | Mentor-Connect'))
})

test.each([
  ['en', ['/user/mentor/mentor-1', '/user/mentor/mentor-2']],
  ['hi', ['/user/mentor/mentor-2', '/user/mentor/mentor-1']],
] as const)('mentors who speak the language of the page come first: %s', async (locale, order) => {
  prepare()
  await open('/user/explore', locale)
  await screen.findByRole('link', { name: 'Meena Joshi' })
  const links = screen.getAllByRole('link', { name: /Ravi Iyer|Meena Joshi/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(order)
})

test('recommends courses with the reason', async () => {
  const api = prepare()
  await open()
  const recommended = await screen.findByRole('region', { name: 'Recommended for you' })
  expect(await within(recommended).findByText('Because you chose Design')).toBeVisible()
  expect(within(recommended).getByText('Learners of “Learn JavaScript” also took')).toBeVisible()
  expect(within(recommended).getByRole('link', { name: 'Use Git' })).toHaveAttribute(
    'href',
    '/user/resources/git',
  )
  expect(api.received(getRecommendations)[0]?.query).toEqual({ userId: 'learner-1', languageFirst: 'en' })
})

test('a learner without domains and courses is told how to get recommendations', async () => {
  prepare().answers(getRecommendations, [])
  await open()
  expect(await screen.findByRole('link', { name: 'Choose your subjects in your profile' })).toHaveAttribute(
    'href',
    '/user/profile/edit',
  )
  expect(screen.queryByRole('region', { name: 'Recommended for you' })).toBeNull()
  expect(screen.getByRole('region', { name: 'Popular courses' })).toBeVisible()
})

test('search and domain are stored in the URL and sent to the API', async () => {
  const api = prepare()
  const { user, router } = await open()

  await user.type(await screen.findByRole('combobox', { name: 'Search courses and mentors' }), 'cv{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Design' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=cv&domain=Design'))
  expect(screen.getByRole('button', { name: 'Design' })).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() =>
    expect(api.received(getCourses).at(-1)?.query).toEqual({
      page: 1,
      limit: 9,
      q: 'cv',
      domain: 'Design',
      languageFirst: 'en',
    }),
  )
})

test.each([
  ['Learn JavaScript', '/user/resources/js'],
  ['Meena Joshi', '/user/mentor/mentor-2'],
  ['Design', '/user/explore?domain=Design'],
])('what is typed suggests %s, which leads to %s', async (name, address) => {
  prepare()
  const { user, router } = await open()
  await user.type(await screen.findByRole('combobox', { name: 'Search courses and mentors' }), 'les')
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }))
  await waitFor(() => {
    const { pathname, search } = router.state.location
    expect(pathname + search).toBe(address)
  })
})

test('suggests courses in the language of the reader first', async () => {
  const api = prepare()
  await open('/user/explore', 'hi')
  await waitFor(() => expect(api.received(getCourses)).toHaveLength(2))
  for (const { query } of api.received(getCourses)) expect(query).toMatchObject({ languageFirst: 'hi' })
})

test('the language of courses is a filter in the URL', async () => {
  const api = prepare()
  const { user, router } = await open()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Hindi')
  await waitFor(() => expect(router.state.location.search).toBe('?language=hi'))
  await waitFor(() => expect(api.received(getCourses).at(-1)?.query).toMatchObject({ language: 'hi' }))
})

test('an invalid page in the URL counts as page 1', async () => {
  const api = prepare()
  await open('/user/explore?domain=Design&page=1e9')
  await waitFor(() =>
    expect(api.received(getCourses).at(-1)?.query).toMatchObject({ page: 1, domain: 'Design' }),
  )
})

test('mentors are searched too, with a text if none is found', async () => {
  prepare()
  await open('/user/explore?q=meena')
  expect(await screen.findByRole('link', { name: 'Meena Joshi' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Ravi Iyer' })).not.toBeInTheDocument()
})

test('says when similar words were searched for', async () => {
  prepare().answers(getCourses, {
    resources: [popular],
    pagination: { page: 1, limit: 9, totalItems: 1, totalPages: 1 },
    widened: { searchedFor: 'JavaScript', exact: 0 },
  })
  await open('/user/explore?q=javascrpit')
  expect(await screen.findByText(/Showing results for/)).toHaveTextContent('JavaScript')
})

test('subjects are in the language of the reader', async () => {
  prepare()
  await open('/user/explore', 'hi')
  expect(await screen.findByRole('button', { name: 'डिज़ाइन' })).toBeVisible()
})

test('an empty result is announced', async () => {
  prepare()
  await open('/user/explore?q=nothing')
  expect(await screen.findByText('No courses match your search.')).toBeVisible()
  expect(await screen.findByText('No mentors match your search.')).toBeVisible()
})

test('a section that fails to load does not affect the others', async () => {
  prepare().refuses(getMentors, 500, 'internal')
  await open()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Write a CV' })).toBeVisible()
})
