import {
  changeSubjects,
  featureCourse,
  getCourse,
  listCourses,
  unfeatureCourse,
  unlistCourse,
  type AdminCourse,
} from '@mentor-connect/contract/admin/courses'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import admin from '../routes'

const AT = '2026-11-20T08:30:00.000Z'
const course: AdminCourse = {
  id: 'cooking',
  title: 'Secrets of cooking',
  status: 'published',
  listed: true,
  mentor: { id: 'ravi', name: 'Ravi Kumar' },
  subjects: ['Cooking'],
  students: 3,
  rating: 4.5,
  createdAt: AT,
  unlistedAt: null,
  unlistedReason: null,
  featuredAt: null,
  featuredUntil: null,
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

test('a course is recommended until a time, and no longer', async () => {
  const until = '2026-12-01T18:30:00.000Z'
  const api: FakeApi = new FakeApi()
    .answers(getCourse, (): AdminCourse => {
      const [ons, offs] = [api.received(featureCourse).length, api.received(unfeatureCourse).length]
      return ons > offs ? { ...course, featuredAt: AT, featuredUntil: until } : course
    })
    .answers(featureCourse, { featured: true })
    .answers(unfeatureCourse, { featured: false })
  const { user } = await renderRoute(admin, '/courses/cooking')
  const button = await screen.findByRole('button', { name: 'Recommend on the home page' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  fireEvent.change(screen.getByLabelText('Recommended until'), { target: { value: localTime(until) } })
  await user.type(screen.getByLabelText('Reason for recommending it'), 'Well made.')
  await user.click(button)
  const done = await screen.findByText('The course is recommended on the home page.')
  expect(done.closest('[tabindex]')).toHaveFocus()
  expect(api.received(featureCourse)).toMatchObject([
    { params: { id: 'cooking' }, body: { reason: 'Well made.', until } },
  ])
  await user.type(await screen.findByLabelText('Reason for ending the recommendation'), 'Out of date.')
  await user.click(screen.getByRole('button', { name: 'End the recommendation' }))
  expect(await screen.findByText('The course is no longer recommended.')).toBeVisible()
  expect(api.received(unfeatureCourse)).toMatchObject([{ body: { reason: 'Out of date.' } }])
})

test('a course outside of the catalogue cannot be recommended', async () => {
  new FakeApi().answers(getCourse, { ...course, listed: false, status: 'archived' })
  await renderRoute(admin, '/courses/cooking')
  expect(await screen.findByRole('button', { name: 'Save the subjects' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Recommend on the home page' })).toBeNull()
})

test('the subjects of a course are changed with a reason', async () => {
  const api: FakeApi = new FakeApi()
    .answers(getCourse, (): AdminCourse => {
      const [change] = api.received(changeSubjects)
      return change ? { ...course, subjects: ['Cooking', 'Health'] } : course
    })
    .answers(changeSubjects, { told: 'was told by mail' })
  const { user } = await renderRoute(admin, '/courses/cooking')
  const button = await screen.findByRole('button', { name: 'Save the subjects' })
  await user.type(screen.getByLabelText('Reason for the new subjects'), 'It is about food.')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.type(screen.getByRole('textbox', { name: 'New subjects' }), 'Health{Enter}')
  await user.click(button)
  expect((await screen.findByText('The subjects are changed.')).closest('[tabindex]')).toHaveFocus()
  expect(api.received(changeSubjects)).toMatchObject([
    { params: { id: 'cooking' }, body: { subjects: ['Cooking', 'Health'], reason: 'It is about food.' } },
  ])
})

test('a refused recommendation says so and keeps the reason', async () => {
  new FakeApi().answers(getCourse, course).refuses(featureCourse, 409, 'edit_conflict', undefined, {
    reason: 'not_possible',
  })
  const { user } = await renderRoute(admin, '/courses/cooking')
  const button = await screen.findByRole('button', { name: 'Recommend on the home page' })
  await user.type(screen.getByLabelText('Reason for recommending it'), 'Well made.')
  await user.click(button)
  expect(await screen.findByText(/This is not possible/)).toBeVisible()
  expect(screen.getByLabelText('Reason for recommending it')).toHaveValue('Well made.')
})

/** An instant as the value of a `datetime-local` field, in the time zone of the test. */
function localTime(instant: string): string {
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
