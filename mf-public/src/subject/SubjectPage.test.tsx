import { getCourses } from '@mentor-connect/contract/courses/courses'
import { FakeApi, aCourseSummary, renderRoute } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import routes from '../routes'
import { jobPortals } from './JobPortals'

const anApi = () =>
  new FakeApi().answers(getCourses, {
    resources: [aCourseSummary()],
    pagination: { page: 1, limit: 9, totalItems: 1, totalPages: 1 },
  })

test.each([
  ['career', 'Career Resources', 'Career'],
  ['jobs', 'Job Portals', 'Jobs'],
  ['skills', 'Skill Development', 'Skills'],
])('/resources/%s shows the courses of its subject', async (subject, heading, domain) => {
  const api = anApi()
  await renderRoute(routes, `/resources/${subject}`)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'View Details' })).toHaveAttribute(
    'href',
    '/resource/course-1',
  )
  expect(api.received(getCourses)[0]?.query).toMatchObject({ domain })
  expect(screen.getByRole('link', { name: /^Questions and answers about/ })).toHaveAttribute(
    'href',
    `/community/subjects/${subject}`,
  )
})

test('the jobs page links to openings and paths here, and to all portals in new tabs', async () => {
  anApi()
  await renderRoute(routes, '/resources/jobs')
  expect(await screen.findByRole('link', { name: 'Openings' })).toHaveAttribute('href', '/openings')
  expect(screen.getByRole('link', { name: 'Skill paths' })).toHaveAttribute('href', '/paths')
  for (const { name, url } of jobPortals) {
    const link = await screen.findByRole('link', { name: `${name} (opens in a new tab)` })
    expect(link).toHaveAttribute('href', url)
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  }
})

test('an unknown subject is not found', async () => {
  new FakeApi()
  await renderRoute(routes, '/resources/toString')
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})
