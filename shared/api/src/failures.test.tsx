import { AxiosError, AxiosHeaders, type AxiosAdapter } from 'axios'
import { exportAccount } from '@mentor-connect/contract/accounts/accountData'
import { addFavorite } from '@mentor-connect/contract/learning/learners'
import { getCourse } from '@mentor-connect/contract/courses/courses'
import { FakeApi, apiClient } from '@mentor-connect/testing'
import { onAccessChange } from './accessChange'
import { ApiFailure, asApiFailure, isSignedOut } from './ApiFailure'
import { call } from './call'

/** A server or proxy that responds with the given status and body. */
function responding(status: number, data: unknown, headers: Record<string, string> = {}) {
  const adapter: AxiosAdapter = async (config) => {
    const response = { status, data, statusText: '', headers: new AxiosHeaders(headers), config }
    throw new AxiosError(`Status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, null, response)
  }
  apiClient().defaults.adapter = adapter
}
const failureOf = (action: Promise<unknown>): Promise<ApiFailure> => action.then(fail, (error) => error)
function fail(): never {
  throw new Error('It succeeded.')
}
const load = () => failureOf(call(getCourse, { params: { id: 'course-1' } }))

test.each([
  ['the page of a proxy', 502, '<html>Bad Gateway</html>'],
  ['nothing', 503, undefined],
  ['an empty text', 504, ''],
  ['null', 500, null],
  ['JSON of somebody else', 500, { error: { detail: 'x' } }],
])('%s instead of a failure body becomes an internal failure', async (_, status, body) => {
  responding(status, body)
  expect(await load()).toMatchObject({ name: 'ApiFailure', status, code: 'internal', fields: {} })
})

test('an error of the server has the reference of its log lines', async () => {
  responding(500, { message: 'Broken.', code: 'internal', requestId: '4bf92f3577b34da6' })
  expect(await load()).toMatchObject({ code: 'internal', reference: '4bf92f3577b34da6' })
})

test('an ApiFailure has all properties of the failure body', async () => {
  const body = { message: 'Weak.', code: 'weak_password', fields: { password: 'x' }, reason: 'common' }
  responding(400, body)
  expect(await load()).toMatchObject({ status: 400, ...body })
})

test.each([
  ['30', 30],
  ['0', undefined],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ['soon', undefined],
])('Retry-After %j is parsed as %s seconds', async (header, seconds) => {
  responding(429, { message: 'Slowly.', code: 'rate_limited' }, { 'retry-after': header })
  expect(await load()).toMatchObject({ code: 'rate_limited', retryAfterSeconds: seconds })
})

test.each([
  ['no network', new AxiosError('Network Error', AxiosError.ERR_NETWORK)],
  ['a call that took too long', new AxiosError('timeout of 15000ms exceeded', AxiosError.ECONNABORTED)],
  ['a defect below the client', new TypeError('undefined is not a function')],
])('%s becomes "unreachable"', async (_, error) => {
  apiClient().defaults.adapter = () => Promise.reject(error)
  expect(await load()).toMatchObject({ name: 'ApiFailure', status: 0, code: 'unreachable' })
})

describe('failure of a file call', () => {
  const download = () => failureOf(call(exportAccount, { query: { userId: 'learner-1' } }))
  const file = (text: string, type = 'application/json') => new Blob([text], { type })

  // jsdom's Blob has no `text()`.
  beforeAll(() => {
    Blob.prototype.text = function () {
      return new Promise((resolve) => {
        const reader = new FileReader()
        reader.onload = () => resolve(String(reader.result))
        reader.readAsText(this)
      })
    }
  })

  test('is read from the Blob', async () => {
    responding(429, file('{"message":"Slowly.","code":"rate_limited"}'))
    expect(await download()).toMatchObject({ status: 429, code: 'rate_limited', message: 'Slowly.' })
  })

  test.each([
    ['a page of a proxy', file('<html>', 'text/html')],
    ['JSON that was cut off', file('{"message":"Slo')],
    ['no JSON at all', file('')],
  ])('with %s as its body becomes an internal failure', async (_, body) => {
    responding(502, body)
    expect(await download()).toMatchObject({ name: 'ApiFailure', status: 502, code: 'internal' })
  })
})

describe('lost permission', () => {
  const heard = jest.fn()
  let stop = () => undefined as void
  beforeEach(() => {
    heard.mockClear()
    stop = onAccessChange(heard)
  })
  afterEach(() => stop())

  const bookmark = () => failureOf(call(addFavorite, { body: { userId: 'learner-1', courseId: 'course-1' } }))

  test.each(['account_suspended', 'mentor_pending'] as const)(
    '%s is announced to the shell',
    async (code) => {
      new FakeApi().refuses(addFavorite, 403, code)
      expect(await bookmark()).toMatchObject({ status: 403, code })
      expect(heard).toHaveBeenCalledTimes(1)
    },
  )

  test.each(['forbidden', 'not_enrolled', 'unauthenticated'] as const)(
    '%s is not announced',
    async (code) => {
      new FakeApi().refuses(addFavorite, 403, code)
      await bookmark()
      expect(heard).not.toHaveBeenCalled()
    },
  )

  test('is not announced after unsubscribing', async () => {
    stop()
    new FakeApi().refuses(addFavorite, 403, 'account_suspended')
    await bookmark()
    expect(heard).not.toHaveBeenCalled()
  })
})

test('only a 401 means that there is no session', () => {
  expect(isSignedOut(new ApiFailure(401, 'unauthenticated', ''))).toBe(true)
  expect(isSignedOut(new ApiFailure(403, 'forbidden', ''))).toBe(false)
  expect(isSignedOut(new ApiFailure(0, 'unreachable', ''))).toBe(false)
  expect(isSignedOut(new Error('401'))).toBe(false)
  expect(isSignedOut(undefined)).toBe(false)
})

test('an unexpected error is logged and becomes an internal failure', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const known = new ApiFailure(404, 'not_found', '')
  expect(asApiFailure(known)).toBe(known)
  expect(log).not.toHaveBeenCalled()
  expect(asApiFailure(new TypeError('Oops.'))).toMatchObject({
    code: 'internal',
    message: 'TypeError: Oops.',
  })
  expect(log).toHaveBeenCalledTimes(1)
  log.mockRestore()
})
