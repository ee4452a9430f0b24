import { listCourses, type AdminCourse } from '@mentor-connect/contract/admin/courses'
import {
  getAnySkillPath,
  hideSkillPath,
  listAllSkillPaths,
  publishPlatformPath,
  restoreSkillPath,
  savePlatformPath,
} from '@mentor-connect/contract/admin/skillPaths'
import type { OwnSkillPath } from '@mentor-connect/contract/learning/skillPaths'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen, waitFor } from '@testing-library/react'
import admin from '../routes'

const AT = '2026-11-20T08:30:00.000Z'
const course = (courseId: string, title: string) => ({
  courseId,
  course: { title, language: 'en', lessons: 9, mentorName: 'Ravi Iyer', banner: '' },
})
const path = (parts: Partial<OwnSkillPath> = {}): OwnSkillPath => ({
  _id: 'p1',
  slug: 'first-job',
  title: 'Ready for your first job',
  purpose: 'Get invited and arrive well.',
  language: 'en',
  level: 'beginner',
  subjects: ['Career'],
  milestoneCount: 1,
  courseCount: 2,
  hours: 5,
  untimedCourses: 0,
  joined: 12,
  updatedAt: AT,
  state: 'published',
  version: 3,
  missingCourses: 0,
  milestones: [
    { title: 'Get invited', courses: [course('c1', 'Write a résumé'), course('c2', 'Interviews')] },
  ],
  ...parts,
})
const listed = (parts?: Partial<OwnSkillPath>) => {
  const { milestones: _, ...summary } = path(parts)
  return { rows: [summary], next: null }
}
const sewing: AdminCourse = {
  id: 'c9',
  title: 'Learn to sew',
  status: 'published',
  listed: true,
  mentor: { id: 'm1', name: 'Meera Joshi' },
  subjects: [],
  students: 4,
  rating: 0,
  createdAt: AT,
  unlistedAt: null,
  unlistedReason: null,
  featuredAt: null,
  featuredUntil: null,
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test.each([
  ['en', 'Made by', 'The platform', '1 course not available'],
  ['hi', 'किसने बनाया', 'मेंटर-कनेक्ट', '1 कोर्स उपलब्ध नहीं'],
] as const)('the list is filtered by maker, in %s', async (locale, maker, platform, missing) => {
  const api = new FakeApi().answers(listAllSkillPaths, listed({ missingCourses: 1 }))
  const { user } = await renderRoute(admin, '/courses/skill-paths', { locale })
  expect(await screen.findByRole('link', { name: /Ready for your first job/ })).toHaveAttribute(
    'href',
    '/courses/skill-paths/p1',
  )
  expect(screen.getByText(missing)).toBeVisible()
  expect(screen.getAllByText(platform).length).toBeGreaterThan(1)
  await user.selectOptions(screen.getByRole('combobox', { name: maker }), platform)
  await waitFor(() =>
    expect(api.received(listAllSkillPaths).at(-1)?.query).toMatchObject({ maker: 'platform' }),
  )
})

test('a path of the platform is made from the courses of the catalogue', async () => {
  const api = new FakeApi()
    .answers(listCourses, { rows: [sewing], next: null })
    .answers(savePlatformPath, path({ state: 'draft', version: 0 }))
    .answers(getAnySkillPath, path({ state: 'draft', version: 0 }))
    .answers(publishPlatformPath, path({ version: 1 }))
  const { user, router } = await renderRoute(admin, '/courses/skill-paths/new')
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Sewing for a living')
  await user.type(screen.getByRole('textbox', { name: 'Title of milestone 1' }), 'First seams')
  await user.click(screen.getByRole('button', { name: 'Add a course to milestone 1' }))
  await user.click(await screen.findByRole('button', { name: 'Add Learn to sew' }))
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/courses\/skill-paths\/(?!new)/))
  expect(api.received(savePlatformPath)[0]?.body).toMatchObject({
    title: 'Sewing for a living',
    milestones: [{ title: 'First seams', courseIds: ['c9'] }],
  })
  expect(await screen.findByDisplayValue('Ready for your first job')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Published. Everybody can see the path now.')).toBeVisible()
  expect(api.received(publishPlatformPath)[0]?.body).toEqual({ version: 0 })
})

test('a path of a mentor is shown without a form, hidden with a reason and shown again', async () => {
  const mentor = { id: 'm1', name: 'Meera Joshi' }
  const api: FakeApi = new FakeApi()
    .answers(getAnySkillPath, () =>
      path({ mentor, state: api.received(hideSkillPath).length > 0 ? 'hidden' : 'published' }),
    )
    .answers(hideSkillPath, {})
    .answers(restoreSkillPath, {})
  const { user } = await renderRoute(admin, '/courses/skill-paths/p1')
  expect(await screen.findByRole('link', { name: 'Meera Joshi' })).toHaveAttribute(
    'href',
    '/people/mentor/m1',
  )
  expect(screen.getByRole('link', { name: 'Write a résumé' })).toHaveAttribute('href', '/courses/c1')
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull()
  await user.type(screen.getByLabelText('Reason for hiding it'), 'It misleads.')
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  expect(await screen.findByText('It is hidden: only its author sees it.')).toBeVisible()
  expect(api.received(hideSkillPath)).toMatchObject([
    { params: { id: 'p1' }, body: { reason: 'It misleads.' } },
  ])
  await user.type(await screen.findByLabelText('Reason for showing it again'), 'It was corrected.')
  await user.click(screen.getByRole('button', { name: 'Show again' }))
  await waitFor(() => expect(api.received(restoreSkillPath)).toHaveLength(1))
})
