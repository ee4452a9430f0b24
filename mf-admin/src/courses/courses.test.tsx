import {
  getCourse,
  listCourses,
  unlistCourse,
  type AdminCourse,
} from '@mentor-connect/contract/admin/courses'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen, waitFor } from '@testing-library/react'
import admin from '../routes'

const AT = '2026-11-20T08:30:00.000Z'
const course: AdminCourse = {
  ...{ id: 'cooking', title: 'Secrets of cooking', status: 'published', listed: true },
  ...{ mentor: { id: 'ravi', name: 'Ravi Kumar' }, subjects: ['Cooking'], students: 3, rating: 4.5 },
  ...{ createdAt: AT, unlistedAt: null, unlistedReason: null },
}

test('a search is part of the address and begins on the first page', async () => {
  const api = new FakeApi().answers(listCourses, { rows: [course], next: null })
  const { user, router } = await renderRoute(admin, '/courses?after=x%7Cy')
  await user.type(await screen.findByLabelText(/Search by title/), 'cooking')
  await waitFor(() => expect(router.state.location.search).toBe('?search=cooking'))
  await waitFor(() =>
    expect(api.received(listCourses).at(-1)).toMatchObject({ query: { search: 'cooking' } }),
  )
})

test('a course is taken out with its reason', async () => {
  const api: FakeApi = new FakeApi()
    .answers(getCourse, (): AdminCourse =>
      api.received(unlistCourse).length > 0
        ? { ...course, listed: false, unlistedAt: AT, unlistedReason: 'Copied.' }
        : course,
    )
    .answers(unlistCourse, { told: 'was told by mail' })
  const { user } = await renderRoute(admin, '/courses/cooking')
  const button = await screen.findByRole('button', { name: 'Take out of the catalogue' })
  await user.type(screen.getByLabelText('Reason'), 'Copied.')
  await user.click(button)
  expect(await screen.findByText('The course is taken out of the catalogue.')).toBeVisible()
  expect(api.received(unlistCourse)).toMatchObject([
    { params: { id: 'cooking' }, body: { reason: 'Copied.' } },
  ])
  expect(await screen.findByRole('button', { name: 'List again' })).toBeVisible()
})

test('a course that does not exist has a page with a title and a heading', async () => {
  new FakeApi().refuses(getCourse, 404, 'not_found')
  await renderRoute(admin, '/courses/unknown')
  expect(await screen.findByRole('heading', { level: 1, name: 'Not opened' })).toBeVisible()
  await waitFor(() => expect(document.title).toContain('Not opened'))
})
