import { verifyCertificate } from '@mentor-connect/contract/learning/certificates'
import type { FailureCode } from '@mentor-connect/contract/api/wire'
import { FakeApi, aCertificate, apiClient, renderRoute } from '@mentor-connect/testing'
import { notify } from '@mentor-connect/ui'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import routes from '../routes'

const toast = jest.spyOn(notify, 'success').mockReturnValue(undefined)
beforeEach(() => toast.mockClear())

const VERIFIED = { verdict: 'verified' }
const of = (id: string) => `/verify-certificate?certificateId=${id}`
const field = () => screen.getByRole('textbox', { name: 'Certificate ID' })

/** Verdicts that the page must never show by mistake. */
const VERDICTS = [
  'Certificate Verified!',
  'Certificate Revoked',
  'Signature Invalid',
  'Certificate Not Found',
]
const shownVerdicts = () =>
  screen
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((text) => VERDICTS.includes(text))

test('without an id nothing is requested or shown', async () => {
  const api = new FakeApi()
  await renderRoute(routes, '/verify-certificate')
  expect(await screen.findByRole('button', { name: 'Verify Certificate' })).toBeDisabled()
  expect(shownVerdicts()).toEqual([])
  expect(api.received(verifyCertificate)).toEqual([])
})

test.each(['', '%20%20'])('a blank id in the URL (%j) requests nothing', async (id) => {
  const api = new FakeApi()
  await renderRoute(routes, of(id))
  await screen.findByRole('button', { name: 'Verify Certificate' })
  expect(api.received(verifyCertificate)).toEqual([])
})

test.each<[FailureCode, number, string]>([
  ['not_found', 404, 'Certificate Not Found'],
  ['invalid_input', 400, 'Certificate Not Found'],
  ['rate_limited', 429, 'Could Not Check'],
  ['unavailable', 503, 'Could Not Check'],
  ['internal', 500, 'Could Not Check'],
  ['forbidden', 403, 'Could Not Check'],
])('%s is told as it is', async (code, status, heading) => {
  new FakeApi().refuses(verifyCertificate, status, code)
  await renderRoute(routes, of('cert-1'))
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
  expect(shownVerdicts()).toEqual(heading === 'Could Not Check' ? [] : [heading])
  expect(toast).not.toHaveBeenCalled()
})

test.each([
  ['verified', 'प्रमाणपत्र सत्यापित!', aCertificate(), VERIFIED],
  [
    'revoked',
    'प्रमाणपत्र रद्द',
    null,
    { verdict: 'revoked', revocation: { revokedAt: '2026-11-21T08:30:00.000Z', reason: null } },
  ],
  ['invalid', 'हस्ताक्षर अमान्य', null, { verdict: 'invalid' }],
  ['that nobody could give', 'जाँच नहीं हो सकी', null, { verdict: 'revoked' }],
])('in Hindi, the verdict %s', async (_, heading, data, meta) => {
  new FakeApi().answers(verifyCertificate, data, meta)
  await renderRoute(routes, of('cert-1'), { locale: 'hi' })
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
})

test('the certificate’s data is shown as text, never as markup', async () => {
  const learnerName = '<img src=x onerror=alert(1)> آشا 👩‍👩‍👧‍👦'
  new FakeApi().answers(
    verifyCertificate,
    aCertificate({ learnerName, courseName: 'अ'.repeat(500) }),
    VERIFIED,
  )
  await renderRoute(routes, of('cert-1'))
  expect(await screen.findByText(learnerName)).toBeVisible()
  expect(screen.getByText('अ'.repeat(500))).toBeVisible()
})

test('dates are those of the certificate, in the page’s language', async () => {
  new FakeApi().answers(verifyCertificate, aCertificate(), VERIFIED)
  const { unmount } = await renderRoute(routes, of('cert-1'))
  expect(await screen.findByText('November 20, 2026')).toBeVisible()
  unmount()
  await renderRoute(routes, of('cert-1'), { locale: 'hi' })
  expect(await screen.findByText('20 नवंबर 2026')).toBeVisible()
})

test('an id with special characters is requested unchanged', async () => {
  const api = new FakeApi().refuses(verifyCertificate, 404, 'not_found')
  const { user, router } = await renderRoute(routes, '/verify-certificate')
  await screen.findByRole('button', { name: 'Verify Certificate' })
  fireEvent.change(field(), { target: { value: 'a&b=c#d/../é' } })
  await user.type(field(), '{Enter}')
  await screen.findByRole('heading', { name: 'Certificate Not Found' })
  expect(api.received(verifyCertificate)[0]?.query).toEqual({ certificateId: 'a&b=c#d/../é' })
  expect(new URLSearchParams(router.state.location.search).get('certificateId')).toBe('a&b=c#d/../é')
})

test('the length of an id is limited to what the server accepts', async () => {
  new FakeApi()
  const { user } = await renderRoute(routes, '/verify-certificate')
  await user.click(await screen.findByRole('textbox', { name: 'Certificate ID' }))
  await user.paste('x'.repeat(1000))
  expect(field()).toHaveValue('x'.repeat(128))
})

test('the same id can be verified again, because it may have been revoked since', async () => {
  const api = new FakeApi().answers(verifyCertificate, aCertificate(), VERIFIED)
  const { user } = await renderRoute(routes, of('cert-1'))
  await screen.findByRole('heading', { name: 'Certificate Verified!' })
  const revocation = { revokedAt: '2026-11-21T08:30:00.000Z', reason: null }
  api.answers(verifyCertificate, null, { verdict: 'revoked', revocation })
  await user.click(screen.getByRole('button', { name: 'Verify Certificate' }))
  expect(await screen.findByRole('heading', { name: 'Certificate Revoked' })).toBeVisible()
  expect(shownVerdicts()).toEqual(['Certificate Revoked'])
})

test('back and forward update both the field and the verdict', async () => {
  new FakeApi().answers(
    verifyCertificate,
    ({ query }) => {
      const { certificateId } = query as { certificateId: string }
      return aCertificate({ _id: certificateId, learnerName: `Holder of ${certificateId}` })
    },
    VERIFIED,
  )
  const { user, router } = await renderRoute(routes, of('one'))
  await screen.findByText('Holder of one')
  fireEvent.change(field(), { target: { value: 'two' } })
  await user.click(screen.getByRole('button', { name: 'Verify Certificate' }))
  await screen.findByText('Holder of two')
  await act(() => router.navigate(-1))
  expect(await screen.findByText('Holder of one')).toBeVisible()
  expect(field()).toHaveValue('one')
  expect(screen.queryByText('Holder of two')).toBeNull()
})

test('a late response for an earlier id is ignored', async () => {
  const waiting = new Map<string, () => void>()
  new FakeApi()
  apiClient().defaults.adapter = async (config) => {
    const { certificateId } = config.params as { certificateId: string }
    await new Promise<void>((resolve) => waiting.set(certificateId, resolve))
    const data = {
      message: 'OK',
      ...VERIFIED,
      data: aCertificate({ learnerName: `Holder of ${certificateId}` }),
    }
    return { data, status: 200, statusText: '', headers: {}, config }
  }
  const { router } = await renderRoute(routes, of('slow'))
  await waitFor(() => expect(waiting.has('slow')).toBe(true))
  await act(() => router.navigate(of('fast')))
  await waitFor(() => expect(waiting.has('fast')).toBe(true))
  await act(async () => waiting.get('fast')!())
  expect(await screen.findByText('Holder of fast')).toBeVisible()
  await act(async () => waiting.get('slow')!())
  expect(screen.queryByText('Holder of slow')).toBeNull()
  expect(toast).toHaveBeenCalledTimes(1)
})

test('removing the id removes the verdict', async () => {
  new FakeApi().answers(verifyCertificate, aCertificate(), VERIFIED)
  const { router } = await renderRoute(routes, of('cert-1'))
  await screen.findByRole('heading', { name: 'Certificate Verified!' })
  await act(() => router.navigate('/verify-certificate'))
  expect(shownVerdicts()).toEqual([])
  expect(field()).toHaveValue('')
})
