import { verifyCertificate } from '@mentor-connect/contract/learning/certificates'
import { FakeApi, aCertificate, renderRoute } from '@mentor-connect/testing'
import { notify } from '@mentor-connect/ui'
import { screen } from '@testing-library/react'
import routes from '../routes'

const VERIFIED = { verdict: 'verified' }

const toast = jest.spyOn(notify, 'success').mockReturnValue(undefined)

test('a typed id is verified with Enter', async () => {
  const api = new FakeApi().answers(verifyCertificate, aCertificate(), VERIFIED)
  const { user, router } = await renderRoute(routes, '/verify-certificate')
  expect(await screen.findByRole('button', { name: 'Verify Certificate' })).toBeDisabled()

  await user.type(screen.getByPlaceholderText('Enter Certificate ID'), '  cert-1 {Enter}')

  expect(await screen.findByRole('heading', { name: 'Certificate Verified!' })).toBeVisible()
  const labels = screen.getAllByRole('term').map((term) => term.textContent)
  expect(labels).toEqual([
    'Recipient',
    'Course/Program',
    'Instructor',
    'Issue Date',
    'Last Updated',
    'Certificate ID',
    'Course ID',
  ])
  expect(screen.getByText('Asha Verma')).toBeVisible()
  expect(toast).toHaveBeenCalledWith('Certificate verified successfully')
  expect(api.received(verifyCertificate)).toHaveLength(1)
  expect(router.state.location.search).toBe('?certificateId=cert-1')
  expect(screen.getByRole('textbox', { name: 'Certificate ID' })).toHaveFocus()
})

test('an id in the URL is filled in and verified', async () => {
  new FakeApi().answers(verifyCertificate, aCertificate(), VERIFIED)
  await renderRoute(routes, '/verify-certificate?certificateId=cert-1')
  expect(await screen.findByRole('heading', { name: 'Certificate Verified!' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Certificate ID' })).toHaveValue('cert-1')
})

test('an unknown id is not found, with possible reasons', async () => {
  new FakeApi().refuses(verifyCertificate, 404, 'not_found')
  await renderRoute(routes, '/verify-certificate?certificateId=nope')
  expect(await screen.findByRole('heading', { name: 'Certificate Not Found' })).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('a failed verification is neither valid nor invalid, and can be retried', async () => {
  const api = new FakeApi().isUnreachable(verifyCertificate)
  const { user } = await renderRoute(routes, '/verify-certificate?certificateId=cert-1')
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server')
  expect(screen.getByRole('heading', { name: 'Could Not Check' })).toBeVisible()
  expect(screen.queryByText('Certificate Not Found')).toBeNull()
  expect(screen.queryByText('Certificate Verified!')).toBeNull()

  api.answers(verifyCertificate, aCertificate(), VERIFIED)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Certificate Verified!' })).toBeVisible()
})

test.each([
  [{}, 'It was withdrawn. The reason is known to its owner.'],
  [{ reasonCode: 'issued-in-error' }, 'It was issued in error.'],
])('a revoked certificate shows date and reason, and offers no download', async (told, reason) => {
  const revocation = { revokedAt: '2026-11-20T20:00:00.000Z', reason: null, ...told }
  new FakeApi().answers(verifyCertificate, null, { verdict: 'revoked', revocation })
  await renderRoute(routes, '/verify-certificate?certificateId=cert-1')
  expect(await screen.findByRole('heading', { name: 'Certificate Revoked' })).toBeVisible()
  expect(screen.getByText('November 21, 2026')).toBeVisible()
  expect(screen.getByText(reason)).toBeVisible()
  expect(screen.queryByText('Certificate Verified!')).toBeNull()
  expect(screen.queryByRole('link', { name: /credential/ })).toBeNull()
})

test('a passed course is shown with mark, hours, level and how it was checked', async () => {
  const passed = { percent: 82, required: 70, hours: 12, level: 'beginner', language: 'hi' } as const
  new FakeApi().answers(verifyCertificate, aCertificate({ passed: { kind: 'passed', ...passed } }), VERIFIED)
  await renderRoute(routes, '/verify-certificate?certificateId=cert-1')
  expect(await screen.findByText('Passed with 82% (70% needed)')).toBeVisible()
  for (const text of ['12 hours', 'Beginner', 'Hindi', 'Online, not supervised'])
    expect(screen.getByText(text)).toBeVisible()
})

test.each([
  [{ lessons: 7, quizzes: 0, tasks: 0 }, 'All 7 lessons marked as done by the learner'],
  [{ lessons: 1, quizzes: 0, tasks: 0 }, '1 lesson marked as done by the learner'],
  [
    { lessons: 4, quizzes: 2, tasks: 1 },
    '2 quizzes passed · 1 task approved by Ravi Iyer · 4 lessons marked as done by the learner',
  ],
])('says how it was earned: %j', async (earned, text) => {
  new FakeApi().answers(verifyCertificate, aCertificate({ earned, instructorName: 'Ravi Iyer' }), VERIFIED)
  await renderRoute(routes, '/verify-certificate?certificateId=cert-1')
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByText('Time of learning')).toBeNull()
})

test('names the hours of a course with lessons of its own', async () => {
  const earned = { lessons: 7, quizzes: 0, tasks: 0, hours: 3.5 }
  new FakeApi().answers(verifyCertificate, aCertificate({ earned }), VERIFIED)
  await renderRoute(routes, '/verify-certificate?certificateId=cert-1')
  expect(await screen.findByText('3.5 hours')).toBeVisible()
})

test('a replaced certificate leads on to the one that replaced it', async () => {
  const revocation = { revokedAt: '2026-11-21T08:30:00.000Z', reason: null, reasonCode: 'replaced' }
  const api = new FakeApi().answers(verifyCertificate, null, {
    verdict: 'revoked',
    revocation: { ...revocation, replacedBy: 'cert-2' },
  })
  const { user, router } = await renderRoute(routes, '/verify-certificate?certificateId=cert-1')
  expect(await screen.findByText('It was replaced by a corrected certificate.')).toBeVisible()
  api.answers(verifyCertificate, aCertificate({ _id: 'cert-2' }), VERIFIED)
  await user.click(screen.getByRole('link', { name: 'Check the certificate that replaced it' }))
  expect(await screen.findByRole('heading', { name: 'Certificate Verified!' })).toBeVisible()
  expect(router.state.location.search).toBe('?certificateId=cert-2')
  expect(document.body).not.toHaveFocus()
})

test('an invalid signature is reported', async () => {
  new FakeApi().answers(verifyCertificate, null, { verdict: 'invalid' })
  await renderRoute(routes, '/verify-certificate?certificateId=cert-1')
  expect(await screen.findByRole('heading', { name: 'Signature Invalid' })).toBeVisible()
  expect(screen.queryByText('Certificate Verified!')).toBeNull()
})

test.each([
  ['a certificate without a verdict', aCertificate(), {}],
  ['a verdict without a certificate', null, VERIFIED],
  ['a verdict that nobody knows', aCertificate(), { verdict: 'fine' }],
])('%s is not shown as valid', async (_what, data, beside) => {
  new FakeApi().answers(verifyCertificate, data, beside)
  await renderRoute(routes, '/verify-certificate?certificateId=cert-1')
  expect(await screen.findByRole('heading', { name: 'Could Not Check' })).toBeVisible()
})

test('the data for independent verification can be downloaded', async () => {
  new FakeApi().answers(verifyCertificate, aCertificate(), VERIFIED)
  await renderRoute(routes, '/verify-certificate?certificateId=cert-1')
  const link = await screen.findByRole('link', { name: 'Download signed credential' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/credentials\/cert-1$/))
})

test('announces that it is busy', async () => {
  new FakeApi().neverAnswers(verifyCertificate)
  await renderRoute(routes, '/verify-certificate?certificateId=cert-1')
  expect(await screen.findByRole('button', { name: 'Verifying...' })).toBeDisabled()
})

test('is translated to Hindi', async () => {
  new FakeApi().refuses(verifyCertificate, 404, 'not_found')
  await renderRoute(routes, '/verify-certificate?certificateId=nope', { locale: 'hi' })
  expect(await screen.findByRole('heading', { name: 'प्रमाणपत्र नहीं मिला' })).toBeVisible()
})

test('the words of a Hindi certificate stand in Hindi on an English page', async () => {
  const statement = {
    title: 'पूर्णता प्रमाण-पत्र',
    sentence: 'प्रमाणित किया जाता है कि आशा वर्मा ने इस कोर्स का हर पाठ पूरा किया है: “पायथन”।',
    lines: ['सभी 2 पाठ विद्यार्थी ने ख़ुद पूरे बताए'],
    issued: '20 नवंबर 2026',
  }
  const certificate = { ...aCertificate(), language: 'hi' as const, statement }
  new FakeApi().answers(verifyCertificate, certificate, VERIFIED)
  await renderRoute(routes, '/verify-certificate?certificateId=cert-1')
  const words = await screen.findByRole('blockquote')
  expect(words).toHaveAttribute('lang', 'hi')
  for (const text of [statement.title, statement.sentence, ...statement.lines, statement.issued])
    expect(words).toHaveTextContent(text)
  expect(screen.getByRole('heading', { name: 'Certificate Verified!' })).toBeVisible()
  expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toContain('November 20, 2026')
})

test('the certificate of a skill path leads to those of its courses', async () => {
  const path = {
    kind: 'path' as const,
    slug: 'first-job',
    courses: [
      { courseId: 'c1', name: 'Write a résumé', certificateId: 'cert-2' },
      { courseId: 'c2', name: 'First ninety days', certificateId: 'cert-3' },
    ],
  }
  const api = new FakeApi().answers(verifyCertificate, aCertificate({ courseId: 'p1', path }), VERIFIED)
  const { user, router } = await renderRoute(routes, '/verify-certificate?certificateId=cert-1')
  expect(await screen.findByText('Path made by')).toBeVisible()
  expect(screen.queryByText('Course ID')).toBeNull()
  api.answers(verifyCertificate, aCertificate({ _id: 'cert-2' }), VERIFIED)
  await user.click(screen.getByRole('link', { name: 'Write a résumé' }))
  expect(router.state.location.search).toBe('?certificateId=cert-2')
  expect(await screen.findByText('Course ID')).toBeVisible()
})
