import { getCourses, getDomains, getLanguages } from '@mentor-connect/contract/courses/courses'
import { getSuggestions, type Suggestions } from '@mentor-connect/contract/courses/suggestions'
import { FakeApi, aCourseSummary, renderRoute } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'

const NOTHING: Suggestions = { courses: [], subjects: [], mentors: [], spellings: [] }
const FOUND: Suggestions = {
  ...NOTHING,
  subjects: [{ name: 'Technology' }],
  courses: [
    { _id: 'course-1', name: 'Web Pages from Scratch' },
    { _id: 'course-2', name: 'वेब की दुनिया' },
  ],
  mentors: [{ _id: 'mentor-1', name: 'Webster Rao' }],
}

let turn = 0

async function open(
  found: Suggestions | undefined = FOUND,
  { locale = 'en', none = false }: { locale?: 'en' | 'hi'; none?: boolean } = {},
) {
  const api = new FakeApi()
    .answers(getDomains, [{ name: 'Technology', courses: 3 }])
    .answers(getLanguages, [])
    .answers(getCourses, {
      resources: none ? [] : [aCourseSummary()],
      pagination: { page: 1, limit: 9, totalItems: none ? 0 : 1, totalPages: 1 },
    })
  if (found) api.answers(getSuggestions, found)
  const view = await renderRoute(routes, '/resource', { locale })
  const field = await screen.findByRole('combobox', { name: locale === 'en' ? 'Search courses' : /खोजें/ })
  // Each test types a different text, because responses are cached across tests.
  const typed = `web${++turn}`
  return { api, field, typed, ...view }
}

beforeEach(() => localStorage.clear())

const options = async () => within(await screen.findByRole('listbox')).findAllByRole('option')
const names = async () => (await options()).map((option) => option.textContent)

test('suggests subjects, courses and mentors while one types, and says how many', async () => {
  const { user, field, typed } = await open()
  expect(field).toHaveAttribute('aria-expanded', 'false')
  await user.type(field, typed)
  expect(await names()).toEqual([
    'TechnologySubject',
    'Web Pages from ScratchCourse',
    'वेब की दुनियाCourse',
    'Webster RaoMentor',
  ])
  expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
  expect(screen.getByText('4 suggestions. Use the arrow keys.')).toBeInTheDocument()
  expect(within((await options())[2]!).getByText('वेब की दुनिया')).toHaveAttribute('lang', 'hi')
})

test('options are marked where scrolling answers with a promise', async () => {
  Object.assign(HTMLElement.prototype, { scrollIntoView: () => Promise.resolve() })
  const { user, field, typed } = await open()
  await user.type(field, typed)
  await options()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const [, second] = await options()
  expect(second).toHaveAttribute('aria-selected', 'true')
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
})

test('arrow keys mark options while the focus stays in the field; Enter opens the course', async () => {
  const { user, field, typed, router } = await open()
  await user.type(field, typed)
  const [subject, course, , mentor] = await options()
  await user.keyboard('{ArrowUp}')
  expect(field).toHaveAttribute('aria-activedescendant', mentor!.id)
  await user.keyboard('{ArrowDown}')
  expect(field).not.toHaveAttribute('aria-activedescendant')
  await user.keyboard('{ArrowDown}')
  expect(subject).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowDown}')
  expect(field).toHaveAttribute('aria-activedescendant', course!.id)
  expect(field).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/resource/course-1'))
})

test('Escape closes the list and keeps text and focus', async () => {
  const { user, field, typed } = await open()
  await user.type(field, typed)
  await options()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field).toHaveFocus()
  expect(field).toHaveValue(typed)
})

test('Enter without a marked option searches at once, and remembers it on this device', async () => {
  const { user, field, typed, router, api } = await open()
  await user.type(field, `${typed}{Enter}`)
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe(typed)
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.clear(field)
  expect(await names()).toEqual([`${typed}Recent search`, 'Clear recent searches'])
  expect(JSON.stringify(api.received(getSuggestions))).not.toContain('recent')
  await user.click(screen.getByRole('option', { name: 'Clear recent searches' }))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field).toHaveFocus()
  expect(localStorage.getItem('mc.recentSearches')).toBe('[]')
})

test('choosing a subject filters by it', async () => {
  const { user, field, typed, router } = await open()
  await user.type(field, typed)
  await user.click((await options())[0]!)
  await waitFor(() => expect(router.state.location.search).toBe('?domain=Technology'))
})

test.each(['without a network', 'above the rate limit'])('%s it is a plain search', async (how) => {
  const { user, field, typed, api, router } = await open(undefined)
  if (how === 'without a network') api.isUnreachable(getSuggestions)
  else api.refuses(getSuggestions, 429, 'rate_limited')
  await user.type(field, typed)
  await waitFor(() => expect(api.received(getSuggestions)).toHaveLength(1))
  await waitFor(() => expect(router.state.location.search).toBe(`?q=${typed}`))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('typing on replaces a request that is not answered', async () => {
  const { user, field, typed, api } = await open(undefined)
  api.neverAnswers(getSuggestions)
  await user.type(field, typed)
  await waitFor(() => expect(api.received(getSuggestions)).toHaveLength(1))
  api.answers(getSuggestions, { ...NOTHING, spellings: ['Second'] })
  await user.type(field, 'x')
  expect(await names()).toEqual(['SecondAnother spelling'])
})

test('a search without results offers another spelling', async () => {
  const { user, field, typed, router } = await open({ ...NOTHING, spellings: ['Pottery'] }, { none: true })
  await user.type(field, `${typed}{Enter}`)
  await user.click(await screen.findByRole('button', { name: 'Pottery' }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=Pottery'))
})

test('is translated to Hindi', async () => {
  const { user, field, typed } = await open(FOUND, { locale: 'hi' })
  await user.type(field, typed)
  expect((await options())[1]).toHaveTextContent('कोर्स')
  expect(screen.getByText(/4 सुझाव/)).toBeInTheDocument()
})
