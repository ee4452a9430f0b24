import { getCourses, getDomains, getLanguages } from '@mentor-connect/contract/courses/courses'
import { FakeApi, aCourseSummary, renderRoute } from '@mentor-connect/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import learnerCourses from '../courses'
import routes from '../routes'

/** An API with 30 courses, whose titles repeat the requested query. */
function anApi() {
  return new FakeApi()
    .answers(getLanguages, [])
    .answers(getDomains, [
      { name: 'Web', courses: 3 },
      { name: 'डेटा', courses: 1 },
    ])
    .answers(getCourses, ({ query }) => {
      const { page, q = '', domain = '', sort = '' } = query as Record<string, string>
      return {
        resources: [aCourseSummary({ title: [page, q, domain, sort].join('|') })],
        pagination: { page: Number(page), limit: 9, totalItems: 30, totalPages: 4 },
      }
    })
}

const asked = (api: FakeApi) => api.received(getCourses).at(-1)?.query
const shown = (title: string) => screen.findByRole('heading', { level: 3, name: title })
const search = (text: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Search courses' }), { target: { value: text } })
const openFilters = () => fireEvent.click(screen.getByRole('button', { name: /^Filter/ }))
const domains = () =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Subject' }).options].map(({ text }) => text)

test.each([
  ['an order that does not exist', '?sort=price', { page: 1, limit: 9 }],
  ['a page before the first', '?page=0', { page: 1, limit: 9 }],
  ['a page that is no number', '?page=1e999', { page: 1, limit: 9 }],
  ['a page beyond all reason', '?page=99999999', { page: 1, limit: 9 }],
  ['the same field twice', '?page=2&page=3', { page: 2, limit: 9 }],
  ['fields of others', '?limit=5000&userId=x', { page: 1, limit: 9 }],
])('%s in the URL is corrected to a valid query', async (_, address, query) => {
  const api = anApi()
  await renderRoute(routes, `/resource${address}`)
  await screen.findByRole('article')
  expect(asked(api)).toEqual(query)
})

test.each([
  ['markup', '<script>alert(1)</script>'],
  ['signs of an address', 'a&b=c#d?e/../%00'],
  ['Devanagari and emoji', 'वेब 👩‍🏫'],
])('a search for %s is sent and stored in the URL unchanged', async (_, text) => {
  const api = anApi()
  const { router } = await renderRoute(routes, '/resource')
  await screen.findByRole('article')
  search(text)
  await waitFor(() => expect(asked(api)).toMatchObject({ q: text, page: 1 }))
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe(text)
  expect(screen.getByRole('combobox', { name: 'Search courses' })).toHaveValue(text)
})

test('a search is debounced and sent once', async () => {
  const api = anApi()
  const { user } = await renderRoute(routes, '/resource')
  await screen.findByRole('article')
  const before = api.received(getCourses).length
  await user.type(screen.getByRole('combobox', { name: 'Search courses' }), 'sql')
  await waitFor(() => expect(asked(api)).toMatchObject({ q: 'sql' }))
  expect(api.received(getCourses)).toHaveLength(before + 1)
})

test('Enter in the search field neither leaves the page nor clears the text', async () => {
  anApi()
  const { user, router } = await renderRoute(routes, '/resource?domain=Web')
  await screen.findByRole('article')
  await user.type(screen.getByRole('combobox', { name: 'Search courses' }), 'sql{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?q=sql&domain=Web'))
  expect(screen.getByRole('combobox', { name: 'Search courses' })).toHaveValue('sql')
})

test('Back restores pages and filters, and the controls follow', async () => {
  anApi()
  const { user, router } = await renderRoute(routes, '/resource')
  await shown('1|||')
  openFilters()
  await screen.findByRole('option', { name: 'Web' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Web')
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await shown('2||Web|')).toBeVisible()
  await act(() => router.navigate(-1))
  expect(await shown('1||Web|')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await act(() => router.navigate(-1))
  expect(await shown('1|||')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveValue('')
})

test('typing adds no history entry for each letter', async () => {
  anApi()
  const { router } = await renderRoute(routes, '/about')
  await act(() => router.navigate('/resource'))
  await screen.findByRole('article')
  search('s')
  await waitFor(() => expect(router.state.location.search).toBe('?q=s'))
  search('sq')
  await waitFor(() => expect(router.state.location.search).toBe('?q=sq'))
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/about')
})

test('an unknown domain in the URL is offered and shown as selected', async () => {
  anApi()
  await renderRoute(routes, '/resource?domain=Weaving')
  await screen.findByRole('article')
  openFilters()
  await waitFor(() => expect(domains()).toEqual(['All subjects', 'Weaving', 'Web', 'डेटा']))
  expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveValue('Weaving')
})

test('the search works if the domains fail to load', async () => {
  const api = anApi().isUnreachable(getDomains)
  await renderRoute(routes, '/resource')
  await screen.findByRole('article')
  openFilters()
  expect(domains()).toEqual(['All subjects'])
  search('sql')
  await waitFor(() => expect(asked(api)).toMatchObject({ q: 'sql' }))
})

test('the length of a search is limited to what the server accepts', async () => {
  anApi()
  const { user } = await renderRoute(routes, '/resource')
  await user.click(await screen.findByRole('combobox', { name: 'Search courses' }))
  await user.paste('x'.repeat(500))
  expect(screen.getByRole('combobox', { name: 'Search courses' })).toHaveValue('x'.repeat(100))
})

test('the pagination can be used by keyboard', async () => {
  const api = anApi()
  const { user } = await renderRoute(routes, '/resource')
  ;(await screen.findByRole('button', { name: 'Page 2' })).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(asked(api)).toMatchObject({ page: 2 }))
  expect(await screen.findByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
})

test('cached courses stay when a refresh fails, with a notice that they may be outdated', async () => {
  const api = anApi()
  const { router, user } = await renderRoute(routes, '/resource')
  await shown('1|||')
  await act(() => router.navigate('/about'))
  api.isUnreachable(getCourses)
  await act(() => router.navigate('/resource'))
  expect(await screen.findByText(/The latest could not be loaded/)).toBeVisible()
  expect(await shown('1|||')).toBeVisible()
  anApi()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/The latest could not be loaded/)).toBeNull())
})

test('an empty catalogue without filters offers no reset', async () => {
  anApi().answers(getCourses, {
    resources: [],
    pagination: { page: 1, limit: 9, totalItems: 0, totalPages: 0 },
  })
  await renderRoute(routes, '/resource')
  expect(await screen.findByText('No courses found')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Clear search and filters' })).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

test.each([
  ['en', 1, '1 course'],
  ['en', 123_456, '1,23,456 courses'],
  ['hi', 12, '12 कोर्स'],
] as const)('shows in %s the number of courses: %i', async (locale, totalItems, text) => {
  anApi().answers(getCourses, {
    resources: [aCourseSummary()],
    pagination: { page: 1, limit: 9, totalItems, totalPages: 1 },
  })
  await renderRoute(routes, '/resource', { locale })
  expect(await screen.findByText(text, { selector: '[role=status]' })).toBeVisible()
})

test('a learner’s catalogue stores its state in its own URL', async () => {
  anApi()
  const mount = '/user/resources'
  const { user, router } = await renderRoute(learnerCourses, mount, { mount })
  await user.click(await screen.findByRole('button', { name: 'Page 3' }))
  expect(router.state.location.pathname + router.state.location.search).toBe('/user/resources?page=3')
})

test('the domain of a subject page cannot be changed by the URL', async () => {
  const api = anApi()
  await renderRoute(routes, '/resources/career?domain=Web&q=cv')
  await screen.findByRole('article')
  expect(asked(api)).toMatchObject({ domain: 'Career', q: 'cv' })
  openFilters()
  expect(screen.queryByRole('combobox', { name: 'Subject' })).toBeNull()
  expect(api.received(getDomains)).toEqual([])
})
