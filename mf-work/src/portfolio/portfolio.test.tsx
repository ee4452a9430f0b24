import { fileReport } from '@mentor-connect/contract/trust/safety'
import { findMovedPortfolio, getPortfolio } from '@mentor-connect/contract/work/portfolio'
import { FakeApi, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from './routes'
import { aPortfolio } from './testing/aPortfolio'

const open = (session?: ReturnType<typeof signedIn>, locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, '/people/asha-verma', { mount: '/people', locale, ...(session && { session }) })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('shows a person with the proof of each skill', async () => {
  new FakeApi().answers(getPortfolio, aPortfolio())
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Verma' })).toBeVisible()
  const skills = within(screen.getByRole('region', { name: 'Skills' }))
  expect(skills.getByRole('link', { name: 'Certificate: First web pages' })).toHaveAttribute(
    'href',
    '/verify-certificate?certificateId=c1',
  )
  expect(skills.getByText('Approved work in “Web shops”: A page for a shop')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open “School timetable”' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow ugc',
  )
  expect(screen.queryByRole('button', { name: /Report/ })).toBeNull()
})

test('shows a project as the proof of a skill', async () => {
  const project = {
    title: 'A site for a village library',
    role: 'Writer',
    mentorName: 'Ravi Iyer',
    decidedAt: '2026-11-20T08:30:00.000Z',
  }
  const skill = { name: 'Writing', certificates: [], tasks: [], projects: [project] }
  new FakeApi().answers(getPortfolio, aPortfolio({ skills: [skill] }))
  await open()
  expect(
    await screen.findByText(
      'Project in a team, as Writer, confirmed by the mentor: A site for a village library',
    ),
  ).toBeVisible()
})

test('shows the latest experience first, and leaves out what is empty', async () => {
  new FakeApi().answers(getPortfolio, aPortfolio({ links: [], about: '' }))
  await open()
  const experience = within(await screen.findByRole('region', { name: 'Experience' }))
  expect(experience.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Assistant',
    'Trainee',
  ])
  expect(experience.getByText('Since 2022')).toBeVisible()
  expect(experience.getByText('2021 to 2022')).toBeVisible()
  for (const name of ['Links', 'About']) expect(screen.queryByRole('heading', { name })).toBeNull()
})

test('is in Hindi, too', async () => {
  new FakeApi().answers(getPortfolio, aPortfolio())
  await open(undefined, 'hi')
  expect(await screen.findByRole('region', { name: 'कौशल' })).toBeVisible()
  expect(screen.getByText('हिन्दी · मातृभाषा')).toBeVisible()
})

test('leads learners to the check of a certificate in their frame, and can be reported by them', async () => {
  const api = new FakeApi().answers(getPortfolio, aPortfolio()).answers(fileReport, { reported: true })
  const { user } = await open(signedIn(aLearner({ _id: 'reader' })))
  expect(await screen.findByRole('link', { name: 'Certificate: First web pages' })).toHaveAttribute(
    'href',
    '/user/verify-certificate?certificateId=c1',
  )
  await user.click(await screen.findByRole('button', { name: 'Report this portfolio' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report the portfolio of Asha Verma' }))
  await user.click(dialog.getByRole('radio', { name: /money/i }))
  await user.click(dialog.getByRole('button', { name: /report/i }))
  expect(api.received(fileReport)[0]?.body).toMatchObject({ kind: 'portfolio', subjectId: 'asha-verma' })
})

test('that does not exist, or is not shown, says so', async () => {
  new FakeApi().refuses(getPortfolio, 404, 'not_found').refuses(findMovedPortfolio, 404, 'not_found')
  await open()
  expect(await screen.findByRole('heading', { name: 'This portfolio was not found' })).toBeVisible()
})

test('can be loaded again after a failure', async () => {
  const api = new FakeApi().isUnreachable(getPortfolio)
  const { user } = await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  api.answers(getPortfolio, aPortfolio())
  await user.click(again)
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Verma' })).toBeVisible()
})

test('is found at its former address, too', async () => {
  const api = new FakeApi()
    .refuses(getPortfolio, 404, 'not_found')
    .answers(findMovedPortfolio, { slug: 'asha-makes' })
  const { router } = await open()
  await waitFor(() => expect(router.state.location.pathname).toBe('/people/asha-makes'))
  expect(api.received(findMovedPortfolio)[0]?.params).toEqual({ slug: 'asha-verma' })
})
