import { getCourses, getDomains, getLanguages } from '@mentor-connect/contract/courses/courses'
import { FakeApi, aCourseSummary, renderRoute, untilLoading } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import learnerCourses from '../courses'
import routes from '../routes'

const openFilters = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: /^(Filter|फ़िल्टर)/ }))

const pagination = (totalItems: number, totalPages: number) => ({ page: 1, limit: 9, totalItems, totalPages })

function anApi() {
  const api = new FakeApi().answers(getDomains, [{ name: 'Web', courses: 3 }]).answers(getLanguages, [])
  return api.answers(getCourses, {
    resources: [
      aCourseSummary({ title: 'Learn JavaScript from zero', moduleCount: 1, level: 'beginner', hours: 1 }),
      aCourseSummary({ _id: 'course-2', title: 'Short', reviewCount: 0, domain: ['A', 'B', 'C'] }),
    ],
    pagination: pagination(22, 3),
  })
}

test('shows the courses as cards with links to their details', async () => {
  anApi()
  await renderRoute(routes, '/resource')

  expect(await screen.findByRole('heading', { level: 1, name: 'Learning Resources' })).toBeVisible()
  const [first, second] = await screen.findAllByRole('article')
  expect(within(first!).getByRole('heading', { name: 'Learn JavaScript fro...' })).toBeVisible()
  expect(within(first!).getByText('1 module')).toBeVisible()
  expect(within(first!).getByText('Beginner')).toBeVisible()
  expect(within(first!).getByText('1 hour')).toBeVisible()
  expect(within(second!).queryByText(/Beginner|hour/)).toBeNull()
  expect(within(first!).getByText('4.5 of 5')).toBeInTheDocument()
  expect(within(first!).getByText('2 reviews')).toBeVisible()
  expect(within(first!).getByRole('link', { name: 'View Details' })).toHaveAttribute(
    'href',
    '/resource/course-1',
  )
  expect(within(second!).getByText('2 modules')).toBeVisible()
  expect(within(second!).getByText('New')).toBeVisible()
  expect(within(second!).queryByText('C')).toBeNull()
})

test('links to courses inside the learner area for a learner', async () => {
  anApi()
  await renderRoute(learnerCourses, '/user/resources', { mount: '/user/resources' })
  const [link] = await screen.findAllByRole('link', { name: 'View Details' })
  expect(link).toHaveAttribute('href', '/user/resources/course-1')
})

test('shows six placeholders while loading', async () => {
  new FakeApi().answers(getDomains, []).neverAnswers(getCourses)
  await renderRoute(routes, '/resource')
  await untilLoading()
  expect(screen.getAllByTestId('course-skeleton')).toHaveLength(6)
})

test('reads search, domain, order and page from the URL', async () => {
  const api = anApi()
  await renderRoute(routes, '/resource?q=java&domain=Web&sort=rating&page=2')
  await screen.findAllByRole('article')
  expect(api.received(getCourses)[0]?.query).toEqual({
    page: 2,
    limit: 9,
    q: 'java',
    domain: 'Web',
    sort: 'rating',
  })
  expect(screen.getByRole('combobox', { name: 'Search courses' })).toHaveValue('java')
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
})

test('writes them to the URL; a new search starts at page one', async () => {
  anApi()
  const { router, user } = await renderRoute(routes, '/resource?page=2')
  await openFilters(user)
  await screen.findByRole('option', { name: 'Web' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Web')
  expect(router.state.location.search).toBe('?domain=Web')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Best rated')
  expect(router.state.location.search).toBe('?domain=Web&sort=rating')
  await user.click(await screen.findByRole('button', { name: 'Page 3' }))
  expect(router.state.location.search).toBe('?domain=Web&sort=rating&page=3')
  await user.type(screen.getByRole('combobox', { name: 'Search courses' }), 'sql')
  await waitFor(() => expect(router.state.location.search).toBe('?q=sql&domain=Web&sort=rating'))
})

test('is filtered by language, which the URL holds', async () => {
  const api = anApi().answers(getLanguages, [
    { language: 'en', courses: 30 },
    { language: 'hi', courses: 4 },
  ])
  const { router, user } = await renderRoute(routes, '/resource?page=2', { locale: 'hi' })
  await openFilters(user)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'भाषा' }), 'हिन्दी')
  expect(router.state.location.search).toBe('?language=hi')
  await waitFor(() =>
    expect(api.received(getCourses).at(-1)?.query).toMatchObject({ language: 'hi', page: 1 }),
  )
})

test('the language of a text is stated where it differs from the page’s', async () => {
  anApi().answers(getCourses, {
    resources: [
      aCourseSummary({ title: 'पैसों की समझ', description: 'Money in Hindi', language: 'hi' }),
      aCourseSummary({ _id: 'mr', title: 'संगणक', language: 'mr' }),
    ],
    pagination: pagination(2, 1),
  })
  await renderRoute(routes, '/resource')
  expect(await screen.findByRole('heading', { name: 'पैसों की समझ' })).toHaveAttribute('lang', 'hi')
  expect(screen.getByText('Money in Hindi')).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('heading', { name: 'संगणक' })).toHaveAttribute('lang', 'mr')
})

test('a card says whether its course is complete or a collection of links', async () => {
  anApi().answers(getCourses, {
    resources: [
      aCourseSummary({ title: 'Bread', format: 'complete' }),
      aCourseSummary({ _id: 'b', title: 'Butter', format: 'links' }),
      aCourseSummary({ _id: 'c', title: 'Cheese' }),
    ],
    pagination: pagination(3, 1),
  })
  await renderRoute(routes, '/resource')
  const card = async (name: string) => within(await screen.findByRole('article', { name }))
  expect((await card('Bread')).getByText('Complete course')).toBeVisible()
  expect((await card('Butter')).getByText('Collection of links')).toBeVisible()
  expect((await card('Cheese')).queryByText(/Complete course|Collection of links/)).toBeNull()
})

test('says when similar words were searched for, and sorts by the best match', async () => {
  const api = anApi().answers(getCourses, {
    resources: [aCourseSummary({ title: 'हिन्दी में पायथन' })],
    pagination: pagination(1, 1),
    widened: { searchedFor: 'पायथन', exact: 0 },
  })
  await renderRoute(routes, '/resource?q=payathan')
  expect(await screen.findByText(/Showing results for/)).toHaveTextContent('पायथन')
  expect(screen.getByText('पायथन')).toHaveAttribute('lang', 'hi')
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Best match')
  expect(api.received(getCourses)[0]?.query).toMatchObject({ q: 'payathan', sort: 'relevance' })
})

test('subjects are shown in the language of the reader', async () => {
  anApi().answers(getDomains, [{ name: 'Career', courses: 3 }])
  const { router, user } = await renderRoute(routes, '/resource', { locale: 'hi' })
  const [first] = await screen.findAllByRole('article')
  expect(within(first!).getByText('कौशल')).toHaveAttribute('lang', 'hi')
  await openFilters(user)
  await screen.findByRole('option', { name: 'करियर' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'विषय' }), 'करियर')
  expect(router.state.location.search).toBe('?domain=Career')
})

test('a search without results offers subjects, popular courses and all languages', async () => {
  anApi()
    .answers(getDomains, [{ name: 'Career', courses: 3 }])
    .answers(getCourses, ({ query }) => ({
      resources: query['q'] ? [] : [aCourseSummary({ title: 'Much liked' })],
      pagination: query['q'] ? pagination(0, 0) : pagination(1, 1),
    }))
  const { router, user } = await renderRoute(routes, '/resource?q=zzz&language=hi')
  expect(await screen.findByRole('link', { name: 'Much liked' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Search in all languages' }))
  expect(router.state.location.search).toBe('?q=zzz')
  await user.click(await screen.findByRole('button', { name: 'Career' }))
  expect(router.state.location.search).toBe('?domain=Career')
})

test('offers to reset a search without results', async () => {
  anApi().answers(getCourses, ({ query }) => ({
    resources: query['q'] ? [] : [aCourseSummary()],
    pagination: query['q'] ? pagination(0, 0) : pagination(1, 1),
  }))
  const { user } = await renderRoute(routes, '/resource?q=zzz')
  expect(await screen.findByText('No courses found')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  expect(await screen.findByRole('article')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Search courses' })).toHaveValue('')
})

test('a failed load can be retried', async () => {
  const api = anApi().isUnreachable(getCourses)
  const { user } = await renderRoute(routes, '/resource')
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server')
  api.answers(getCourses, { resources: [aCourseSummary()], pagination: pagination(1, 1) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article')).toBeVisible()
})

test('is translated to Hindi', async () => {
  anApi()
  await renderRoute(routes, '/resource', { locale: 'hi' })
  expect(await screen.findByRole('heading', { name: 'कोर्स' })).toBeVisible()
  expect((await screen.findAllByRole('link', { name: 'विवरण देखें' }))[0]).toBeVisible()
})
