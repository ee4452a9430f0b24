import { getCourses, getDomains, getLanguages } from '@mentor-connect/contract/courses/courses'
import { FakeApi, aCourseSummary, renderRoute, screenIs } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'

const anApi = () =>
  new FakeApi()
    .answers(getDomains, [{ name: 'Web', courses: 3 }])
    .answers(getLanguages, [])
    .answers(getCourses, {
      resources: [aCourseSummary()],
      pagination: { page: 1, limit: 9, totalItems: 1, totalPages: 1 },
    })

async function open(address = '', locale: 'en' | 'hi' = 'en') {
  const api = anApi()
  const view = await renderRoute(routes, `/resource${address}`, { locale })
  await screen.findByRole('article')
  return { api, ...view }
}

const asked = (api: FakeApi) => api.received(getCourses).at(-1)?.query

test('courses are filtered by level, length and rating, which the URL holds', async () => {
  const { api, user, router } = await open('?page=2')
  const button = screen.getByRole('button', { name: 'Filter' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('combobox', { name: 'Level' })).toBeNull()
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  const panel = within(screen.getByRole('group', { name: 'Filters' }))
  await user.selectOptions(panel.getByRole('combobox', { name: 'Level' }), 'Beginner')
  await user.selectOptions(panel.getByRole('combobox', { name: 'Length' }), 'Under 5 hours')
  await user.selectOptions(panel.getByRole('combobox', { name: 'Rating' }), '4 stars or more')
  expect(router.state.location.search).toBe('?level=beginner&length=short&rating=4')
  await waitFor(() =>
    expect(asked(api)).toEqual({
      page: 1,
      limit: 9,
      level: 'beginner',
      length: 'short',
      ratingFrom: 4,
    }),
  )
  expect(button).toHaveAccessibleName('Filter 3 active')
})

test('filters are read from the URL; those that do not exist are ignored', async () => {
  const { api, user } = await open('?level=advanced&length=endless&rating=5')
  expect(api.received(getCourses)[0]?.query).toEqual({ page: 1, limit: 9, level: 'advanced' })
  await user.click(screen.getByRole('button', { name: 'Filter 1 active' }))
  expect(screen.getByRole('combobox', { name: 'Level' })).toHaveDisplayValue('Advanced')
  expect(screen.getByRole('combobox', { name: 'Length' })).toHaveDisplayValue('Any length')
})

test('each filter can be removed without opening them, and the focus stays', async () => {
  const { user, router } = await open('?domain=Web&language=hi&rating=3')
  for (const name of ['Remove filter: Web', 'Remove filter: Hindi', 'Remove filter: 3 stars or more'])
    expect(screen.getByRole('button', { name })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove filter: Hindi' }))
  expect(router.state.location.search).toBe('?domain=Web&rating=3')
  expect(screen.getByRole('button', { name: 'Filter 2 active' })).toHaveFocus()
})

test('all are cleared at once; the search stays', async () => {
  const { user, router } = await open('?q=sql&domain=Web&level=beginner')
  await user.click(screen.getByRole('button', { name: 'Filter 2 active' }))
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(router.state.location.search).toBe('?q=sql')
  expect(screen.getByRole('button', { name: 'Clear filters' })).toHaveFocus()
})

test('on a subject page the subject is no filter', async () => {
  anApi()
  const { user } = await renderRoute(routes, '/resources/career?level=beginner')
  await user.click(await screen.findByRole('button', { name: 'Filter 1 active' }))
  expect(screen.queryByRole('combobox', { name: 'Subject' })).toBeNull()
})

describe('on a phone', () => {
  beforeEach(() => screenIs('max-width: 767px'))

  test('the filters and the order are in a dialog, which gives the focus back', async () => {
    const { user, router } = await open()
    const button = screen.getByRole('button', { name: 'Filter' })
    expect(button).toHaveAttribute('aria-haspopup', 'dialog')
    await user.click(button)
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Level' }), 'Beginner')
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Sort by' }), 'Best rated')
    await user.click(sheet.getByRole('button', { name: 'Show results' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(router.state.location.search).toBe('?sort=rating&level=beginner')
    expect(button).toHaveFocus()
  })

  test('are in Hindi, too', async () => {
    const { user } = await open('?rating=4', 'hi')
    await user.click(screen.getByRole('button', { name: 'फ़िल्टर 1 चालू' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'फ़िल्टर' }))
    expect(sheet.getByRole('combobox', { name: 'रेटिंग' })).toHaveDisplayValue('4 या ज़्यादा सितारे')
    expect(sheet.getByRole('button', { name: 'नतीजे देखें' })).toBeVisible()
  })
})
