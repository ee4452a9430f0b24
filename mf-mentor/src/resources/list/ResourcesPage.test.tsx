import { getOwnResources } from '@mentor-connect/shared/contracts/authoring'
import { FakeApi, aMentor, anOwnCourse, renderRoute, signedIn } from '@mentor-connect/shared/testing'
import { screen, within } from '@testing-library/react'
import mentorArea from '../../routes'

const open = (address = '/mentor/resources') =>
  renderRoute(mentorArea, address, { mount: '/mentor', session: signedIn(aMentor()) })

const counts = { draft: 1, published: 9, archived: 0 }
const api = () =>
  new FakeApi().answers(getOwnResources, ({ query }) => {
    const page = Number(query['page'])
    const status = (query['status'] as 'draft') ?? 'published'
    const resources =
      page > 2 || query['status'] === 'archived'
        ? []
        : [anOwnCourse({ title: `${status} course on page ${page}`, status })]
    const totalPages = query['status'] === 'archived' ? 0 : 2
    return { resources, counts, pagination: { page, limit: 9, totalItems: 10, totalPages } }
  })

test('pages through the mentor’s own resources', async () => {
  api()
  const { user, router } = await open()
  expect(await screen.findByRole('heading', { name: 'published course on page 1' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('heading', { name: 'published course on page 2' })).toBeVisible()
  expect(router.state.location.search).toBe('?page=2')
})

test('a page that is no more leads to the last one', async () => {
  api()
  await open('/mentor/resources?page=9')
  expect(await screen.findByRole('heading', { name: 'published course on page 2' })).toBeVisible()
})

test('shows those of one state, with a badge', async () => {
  api()
  const { user, router } = await open()
  await user.click(await screen.findByRole('button', { name: 'Draft (1)' }))
  expect(await screen.findByRole('heading', { name: 'draft course on page 1' })).toBeVisible()
  expect(within(screen.getByRole('listitem')).getByText('Draft')).toBeVisible()
  expect(router.state.location.search).toBe('?status=draft')
  await user.click(screen.getByRole('button', { name: 'Archived (0)' }))
  expect(await screen.findByText('No resources are in this state.')).toBeVisible()
})

test('the tabs lead to the list and to a new one', async () => {
  api()
  await open()
  const tabs = within(await screen.findByRole('navigation', { name: 'Resources' }))
  expect(tabs.getByRole('link', { name: 'All Resources' })).toHaveAttribute('aria-current', 'page')
  expect(tabs.getByRole('link', { name: 'Add New' })).toHaveAttribute('href', '/mentor/resources/add')
})

test('skeletons stand while it loads, and a failure can be tried again', async () => {
  const fake = new FakeApi().isUnreachable(getOwnResources)
  const { user } = await open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  fake.answers(getOwnResources, {
    resources: [],
    counts,
    pagination: { page: 1, limit: 9, totalItems: 0, totalPages: 0 },
  })
  await user.click(retry)
  expect(await screen.findByText('You have not created any resources yet.')).toBeVisible()
})
