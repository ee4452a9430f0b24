import { getAssessment } from '@mentor-connect/contract/learning/assessments'
import { getCareers } from '@mentor-connect/contract/learning/careers'
import { getWorkshops } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { FakeApi, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import area from '../area.json'
import careers from './careers'
import workshops from './workshops'

const both = (text: string) => ({ en: text, hi: text })
const NURSE = {
  id: 'nurse',
  names: both('Nurse'),
  summary: both('Cares for people.'),
  profile: { R: 3, I: 3, A: 1, S: 7, E: 2, C: 3 },
  ways: ['iti'],
  subjects: [],
} as never

test('learners stay inside their frame from the list of careers on', async () => {
  new FakeApi().answers(getCareers, [NURSE]).answers(getAssessment, { results: [] })
  await renderRoute(careers, '/user/careers', { mount: '/user/careers', session: signedIn() })
  expect(await screen.findByRole('link', { name: 'Nurse' })).toHaveAttribute('href', '/user/careers/nurse')
})

test('who has answered the interest test is not asked to', async () => {
  new FakeApi().answers(getCareers, [NURSE]).answers(getAssessment, { results: [{ id: 'r1' } as never] })
  await renderRoute(careers, '/user/careers', { mount: '/user/careers', session: signedIn() })
  await screen.findByRole('link', { name: 'Nurse' })
  expect(screen.queryByRole('region', { name: /like/i })).toBeNull()
})

test('learners come from all workshops to those they joined', async () => {
  const pagination = { page: 1, limit: 9, totalItems: 0, totalPages: 0 }
  new FakeApi().answers(getWorkshops, { workshops: [], pagination })
  await renderRoute(workshops, '/user/workshops', { mount: '/user/workshops', session: signedIn() })
  expect(await screen.findByRole('link', { name: 'Workshops you joined' })).toHaveAttribute(
    'href',
    '/user/sessions/workshops',
  )
})

test('every tab leads to a page that is mounted for learners', () => {
  for (const { to } of area.navigation)
    expect(area.mounts).toContainEqual(expect.objectContaining({ path: to, guard: 'user', frame: 'learner' }))
})

test.each(['/careers', '/ourmentors', '/workshops', '/verify-certificate', '/resource'])(
  'the visitor’s address %s leads learners into their frame',
  (page) => {
    const [site] = area.mounts
    const target = site!.counterparts!.find((one) => one.page === page)!.user
    expect(area.mounts.map(({ path }) => path)).toContain(target)
  },
)
