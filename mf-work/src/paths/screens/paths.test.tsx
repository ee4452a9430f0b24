import {
  getJoinedPaths,
  getSkillPath,
  getSkillPathPlace,
  issuePathCertificate,
  joinSkillPath,
  leaveSkillPath,
  listSkillPaths,
} from '@mentor-connect/contract/learning/skillPaths'
import { verifyCertificate } from '@mentor-connect/contract/learning/certificates'
import { FakeApi, aCertificate, aLearner, aMentor, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import routes from '../routes'
import { aJoinedPath, aPlace, aSkillPath, listOf, someProgress } from '../testing/aPath'

const open = (address: string, { locale = 'en' as 'en' | 'hi' } = {}) =>
  renderRoute(routes, address, { mount: '/paths', locale })
const openAsLearner = (address: string, { locale = 'en' as 'en' | 'hi' } = {}) =>
  renderRoute(routes, address, { mount: '/user/paths', locale, session: signedIn(aLearner()) })

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

describe('the list', () => {
  test('is searched and filtered in the URL', async () => {
    const api = new FakeApi().answers(listSkillPaths, listOf([aSkillPath()]))
    const { user, router } = await open('/paths')
    expect(await screen.findByRole('link', { name: 'Ready for your first job' })).toHaveAttribute(
      'href',
      '/paths/first-job',
    )
    expect(screen.getByText('1 path')).toBeVisible()
    expect(screen.getByText('5 hours')).toBeVisible()
    expect(screen.getByText('Made by Mentor-Connect')).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Career')
    await user.type(screen.getByRole('searchbox', { name: 'Search paths' }), 'job')
    await waitFor(() => expect(router.state.location.search).toBe('?subject=Career&q=job'))
    await waitFor(() =>
      expect(api.received(listSkillPaths).at(-1)?.query).toMatchObject({
        q: 'job',
        subject: 'Career',
        languageFirst: 'en',
      }),
    )
  })

  test.each([
    ['en', 'No path matches your search', 'Show all paths'],
    ['hi', 'आपकी खोज से कोई पाथ नहीं मिला', 'सभी पाथ दिखाएँ'],
  ] as const)('says that nothing matches, and can be reset, in %s', async (locale, text, reset) => {
    new FakeApi().answers(listSkillPaths, listOf([]))
    const { user, router } = await open('/paths?subject=Career', { locale })
    expect(await screen.findByText(text)).toBeVisible()
    await user.click(screen.getByRole('button', { name: reset }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  test('can be tried again after a failure', async () => {
    const api = new FakeApi().isUnreachable(listSkillPaths)
    const { user } = await open('/paths')
    const again = await screen.findByRole('button', { name: 'Try again' })
    api.answers(listSkillPaths, listOf([aSkillPath()]))
    await user.click(again)
    expect(await screen.findByRole('link', { name: 'Ready for your first job' })).toBeVisible()
  })

  test('begins with the learner’s own paths; one that is not public can be left', async () => {
    const gone = aJoinedPath({ _id: 'p2', title: '', isAvailable: false })
    const api = new FakeApi()
      .answers(listSkillPaths, listOf([]))
      .answers(getJoinedPaths, listOf([aJoinedPath(), gone]))
      .answers(leaveSkillPath, { id: 'p2' })
    const { user } = await openAsLearner('/user/paths')
    const own = await screen.findByRole('region', { name: 'Your paths' })
    expect(within(own).getByRole('link', { name: 'Ready for your first job' })).toHaveAttribute(
      'href',
      '/user/paths/first-job',
    )
    expect(within(own).getByText('1 of 2 courses done')).toBeVisible()
    expect(within(own).getByText('A path that is hidden')).toBeVisible()
    api.answers(getJoinedPaths, listOf([aJoinedPath()]))
    await user.click(within(own).getByRole('button', { name: 'Leave this path' }))
    await waitFor(() => expect(within(own).queryByText('A path that is hidden')).toBeNull())
    expect(api.received(leaveSkillPath)[0]?.params).toEqual({ id: 'p2' })
  })
})

describe('a path', () => {
  test.each([
    ['en', 'Milestone 2', 'Log in or sign up to join', /not available now/],
    ['hi', 'पड़ाव 2', 'शामिल होने के लिए लॉग इन या साइन अप करें', /अभी उपलब्ध नहीं है/],
  ] as const)('shows its courses to visitors, in %s', async (locale, milestone, join, unavailable) => {
    new FakeApi().answers(getSkillPath, aSkillPath())
    await open('/paths/first-job', { locale })
    expect(await screen.findByRole('heading', { level: 1, name: 'Ready for your first job' })).toBeVisible()
    expect(screen.getByText(milestone)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write a résumé' })).toHaveAttribute('href', '/resource/c1')
    expect(screen.getByText(unavailable)).toBeVisible()
    expect(screen.getByRole('link', { name: join })).toHaveAttribute('href', '/signup')
  })

  test('that does not exist says so', async () => {
    new FakeApi().refuses(getSkillPath, 404, 'not_found')
    await open('/paths/unknown')
    expect(await screen.findByRole('heading', { name: 'This path was not found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'All paths' })).toHaveAttribute('href', '/paths')
  })

  test('is joined by a learner, who then sees what comes next, and leaves after a question', async () => {
    const start = someProgress({ completedCourses: 0, completedLessons: 0, percent: 0 })
    const api = new FakeApi()
      .answers(getSkillPath, aSkillPath())
      .answers(getSkillPathPlace, aPlace({ isJoined: false, progress: start, courses: [] }))
      .answers(joinSkillPath, aPlace())
      .answers(leaveSkillPath, { id: 'p1' })
    const { user } = await openAsLearner('/user/paths/first-job')
    await user.click(await screen.findByRole('button', { name: 'Join this path' }))
    const place = await screen.findByRole('group', { name: 'Your place in this path' })
    expect(await within(place).findByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/user/resources/c2/lessons/l1',
    )
    expect(place).toHaveFocus()
    expect(within(place).getByRole('progressbar')).toHaveAccessibleName(
      'Progress in Ready for your first job',
    )
    expect(screen.getByText('Done')).toBeVisible()
    expect(screen.getByText('40% done')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write a résumé' })).toHaveAttribute('href', '/user/resources/c1')
    await user.click(screen.getByRole('button', { name: 'Leave this path' }))
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    expect(await screen.findByRole('button', { name: 'Join this path' })).toBeVisible()
    expect(api.received(leaveSkillPath)).toHaveLength(1)
  })

  test.each([
    ['en', 'Get your certificate', 'View your certificate'],
    ['hi', 'अपना प्रमाणपत्र लें', 'अपना प्रमाणपत्र देखें'],
  ] as const)('that is complete leads to its certificate, in %s', async (locale, get, view) => {
    const progress = someProgress({ completedCourses: 2, percent: 100, isComplete: true })
    const { next: _next, ...complete } = progress
    const api = new FakeApi()
      .answers(getSkillPath, aSkillPath())
      .answers(getSkillPathPlace, aPlace({ progress: complete }))
      .refuses(issuePathCertificate, 409, 'certificate_revoked')
      .answers(verifyCertificate, aCertificate({ courseName: 'Ready for your first job' }), {
        verdict: 'verified',
      })
    const { user } = await openAsLearner('/user/paths/first-job', { locale })
    await user.click(await screen.findByRole('button', { name: get }))
    expect(await screen.findByRole('alert')).toBeVisible()
    api.answers(issuePathCertificate, { ...aCertificate({ _id: 'cert-9' }), userId: 'learner-1' })
    await user.click(screen.getByRole('button', { name: get }))
    expect(await screen.findByRole('link', { name: view })).toHaveAttribute(
      'href',
      '/user/verify-certificate?certificateId=cert-9',
    )
    expect(await screen.findByRole('link', { name: /WhatsApp/ })).toBeVisible()
    expect(api.received(issuePathCertificate).at(-1)?.params).toEqual({ id: 'p1' })
  })

  test('of the platform can be reported, too', async () => {
    new FakeApi().answers(getSkillPath, aSkillPath()).answers(getSkillPathPlace, aPlace())
    const { user } = await openAsLearner('/user/paths/first-job')
    await user.click(await screen.findByRole('button', { name: 'Report this path' }))
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(
      'Report the path “Ready for your first job”',
    )
  })

  test('says why it cannot be joined', async () => {
    new FakeApi()
      .answers(getSkillPath, aSkillPath())
      .answers(getSkillPathPlace, aPlace({ isJoined: false }))
      .refuses(joinSkillPath, 400, 'invalid_input', { id: 'Leave another path first.' })
    const { user } = await openAsLearner('/user/paths/first-job')
    await user.click(await screen.findByRole('button', { name: 'Join this path' }))
    expect(await screen.findByText(/Leave another one first/)).toBeVisible()
  })

  test('leads its own mentor to the form, and offers other mentors nothing', async () => {
    const mentor = aMentor()
    const path = aSkillPath({ mentor: { id: mentor._id, name: mentor.name } })
    const api = new FakeApi().answers(getSkillPath, path)
    const { unmount } = await renderRoute(routes, '/paths/first-job', {
      mount: '/paths',
      session: signedIn(mentor),
    })
    expect(await screen.findByRole('link', { name: 'Edit this path' })).toHaveAttribute(
      'href',
      '/mentor/paths/p1',
    )
    unmount()
    api.answers(getSkillPath, aSkillPath())
    await renderRoute(routes, '/paths/first-job', { mount: '/paths', session: signedIn(mentor) })
    expect(await screen.findByRole('heading', { level: 1, name: path.title })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Edit this path' })).toBeNull()
    expect(api.received(getSkillPathPlace)).toEqual([])
  })
})
