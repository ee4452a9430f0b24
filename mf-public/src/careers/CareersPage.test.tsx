import { getCareer, getCareers, type Career } from '@mentor-connect/contract/learning/careers'
import { listSkillPaths, type SkillPathSummary } from '@mentor-connect/contract/learning/skillPaths'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import routes from '../routes'

const both = (en: string, hi: string) => ({ en, hi })
const aCareer = (parts: Partial<Career> = {}): Career => ({
  id: 'nurse',
  names: both('Nurse', 'नर्स'),
  summary: both('Watches over patients.', 'मरीज़ पर नज़र।'),
  interests: { R: 3, I: 3, A: 1, S: 5, E: 2, C: 3 },
  ways: ['12th', 'degree'],
  cost: 'medium',
  subjects: ['health'],
  route: both('After the 12th.', '12वीं के बाद।'),
  day: both('A shift.', 'एक शिफ़्ट।'),
  skills: both('Calm', 'धीरज'),
  outlook: both('Needed.', 'ज़रूरत है।'),
  code: '2221',
  pay: { level: 7, start: 44_900, year: 2016 },
  source: { name: 'Indian Nursing Council', url: 'https://www.indiannursingcouncil.org' },
  checkedOn: '2026-11',
  isOutdated: false,
  ...parts,
})
const plumber = aCareer({
  id: 'plumber',
  names: both('Plumber', 'प्लंबर'),
  summary: both('Leads water.', 'पानी लाना।'),
  interests: { R: 5, I: 2, A: 1, S: 2, E: 3, C: 2 },
  ways: ['none', 'iti'],
  cost: 'low',
  subjects: ['trades'],
  pay: undefined,
})

const open = (address: string, locale: 'en' | 'hi' = 'en') => renderRoute(routes, address, { locale })
const listed = () => new FakeApi().answers(getCareers, [aCareer(), plumber])

test('lists careers, found by a word in either script', async () => {
  listed()
  const { user } = await open('/careers')
  expect(await screen.findByRole('link', { name: 'Nurse' })).toHaveAttribute('href', '/careers/nurse')
  expect(screen.getByText('2 careers')).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Search careers' }), 'प्लम्बर')
  expect(await screen.findByText('1 career')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Nurse' })).not.toBeInTheDocument()
})

test('filters by what one likes and by the way in, from the address', async () => {
  listed()
  const { user } = await open('/careers?interest=R&way=iti')
  expect(await screen.findByRole('link', { name: 'Plumber' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Nurse' })).not.toBeInTheDocument()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Way in' }), 'Degree')
  expect(await screen.findByText(/No career matches/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(await screen.findByText('2 careers')).toBeVisible()
})

test('leads to a comparison of the chosen ones', async () => {
  listed().answers(getCareer, ({ params }) => (params.id === 'nurse' ? aCareer() : plumber))
  const { user } = await open('/careers')
  await user.click(await screen.findByRole('checkbox', { name: 'Compare Nurse' }))
  await user.click(screen.getByRole('checkbox', { name: 'Compare Plumber' }))
  await user.click(screen.getByRole('link', { name: 'Compare 2 careers' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Compare careers' })).toBeVisible()
  const columns = await screen.findAllByRole('heading', { level: 2 })
  expect(columns.map(({ textContent }) => textContent)).toEqual(['Nurse', 'Plumber'])
})

test('a comparison ignores what it does not know', async () => {
  new FakeApi()
  await open('/careers/compare?ids=astronaut,,x')
  expect(await screen.findByText(/Choose up to three careers/)).toBeVisible()
})

const pathsPage = (paths: SkillPathSummary[]) => ({
  paths,
  pagination: { page: 1, limit: 12, totalItems: paths.length, totalPages: paths.length },
})
const aPath: SkillPathSummary = {
  _id: 'p1',
  slug: 'care-for-people',
  title: 'Care for people',
  purpose: 'A first step.',
  language: 'en',
  level: 'beginner',
  subjects: ['Health'],
  milestoneCount: 1,
  courseCount: 2,
  hours: 4,
  untimedCourses: 0,
  joined: 3,
  updatedAt: '2026-11-01T10:00:00.000Z',
}

test.each([
  ['en', 'Skill path: Care for people'],
  ['hi', 'स्किल पाथ: Care for people'],
] as const)('a career proposes a skill path of its subject, in %s', async (locale, name) => {
  const api = new FakeApi().answers(getCareer, aCareer()).answers(listSkillPaths, pathsPage([aPath]))
  await open('/careers/nurse', locale)
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/paths/care-for-people')
  expect(api.received(listSkillPaths)[0]?.query).toMatchObject({ subject: 'Health', languageFirst: locale })
})

test('a career names pay with its source only', async () => {
  new FakeApi().answers(getCareer, aCareer()).answers(listSkillPaths, pathsPage([]))
  await open('/careers/nurse')
  expect(await screen.findByRole('heading', { level: 1, name: 'Nurse' })).toBeVisible()
  expect(screen.getByText(/₹44,900 a month.*7th Central Pay Commission, 2016/)).toBeVisible()
  expect(screen.getByText('Group in India’s list of occupations (NCO-2015)')).toBeVisible()
  expect(screen.getByText('November 2026')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Courses: Health' })).toHaveAttribute(
    'href',
    '/resource?domain=Health',
  )
})

test('without a figure, a career says so; old facts are marked', async () => {
  new FakeApi().answers(getCareer, { ...plumber, isOutdated: true }).answers(listSkillPaths, pathsPage([]))
  await open('/careers/plumber', 'hi')
  expect(await screen.findByRole('heading', { level: 1, name: 'प्लंबर' })).toBeVisible()
  expect(screen.getByText(/कोई भरोसेमंद आँकड़ा हमारे पास नहीं है, इसलिए/)).toBeVisible()
  expect(screen.getByText(/एक साल से ज़्यादा हो गया है/)).toBeVisible()
})

test('an unknown career leads back to the list', async () => {
  new FakeApi()
  await open('/careers/astronaut')
  expect(await screen.findByRole('heading', { name: 'We have not described this career' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'All careers' })).toHaveAttribute('href', '/careers')
})

test('a failed load has a heading and offers to try again', async () => {
  const api = new FakeApi().refuses(getCareer, 500, 'internal').answers(listSkillPaths, pathsPage([]))
  const { user } = await open('/careers/nurse')
  expect(await screen.findByRole('heading', { level: 1, name: 'Careers' })).toBeVisible()
  api.answers(getCareer, aCareer())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Nurse' })).toBeVisible()
})
