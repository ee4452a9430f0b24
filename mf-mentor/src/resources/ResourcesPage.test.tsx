import { getCoursesByMentor } from '@mentor-connect/shared/contracts/courses'
import { FakeApi, aCourseSummary, aMentor, renderRoute, signedIn } from '@mentor-connect/shared/testing'
import { screen } from '@testing-library/react'
import mentorArea from '../routes'

const open = (address = '/mentor/resources') =>
  renderRoute(mentorArea, address, { mount: '/mentor', session: signedIn(aMentor()) })

const api = () =>
  new FakeApi().answers(getCoursesByMentor, ({ query }) => {
    const page = Number(query['page'])
    const resources = page > 2 ? [] : [aCourseSummary({ title: `Course on page ${page}` })]
    return { resources, pagination: { page, limit: 9, totalItems: 10, totalPages: 2 } }
  })

test('pages through the mentor’s own courses', async () => {
  api()
  const { user, router } = await open()
  expect(await screen.findByRole('heading', { name: 'Course on page 1' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('heading', { name: 'Course on page 2' })).toBeVisible()
  expect(router.state.location.search).toBe('?page=2')
})

test('a page that is no more leads to the last one', async () => {
  api()
  await open('/mentor/resources?page=9')
  expect(await screen.findByRole('heading', { name: 'Course on page 2' })).toBeVisible()
})
