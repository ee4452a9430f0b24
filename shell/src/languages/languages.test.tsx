import { i18n } from '@lingui/core'
import { startReporting } from '../telemetry/clientEvents'
import { activate, activatePreferred, register } from './languages'

const mockHindi = jest.fn()
jest.mock('../messages/hi.json', () => mockHindi())

const send = jest.fn()
const KEY = 'mc.locale'
const fails = () => {
  throw new Error('Loading chunk messages-hi failed.')
}

beforeEach(() => {
  jest.resetModules()
  localStorage.clear()
  send.mockClear()
  startReporting(send)
})
afterAll(() => startReporting(undefined))

const texts = { 'shell.notFound.title': 'पेज नहीं मिला' }

test('if the messages fail to load, the page is English and the preference is kept', async () => {
  mockHindi.mockImplementation(fails)
  localStorage.setItem(KEY, 'hi')
  await activatePreferred()
  expect(document.documentElement.lang).toBe('en')
  expect(i18n._('error.not_found')).not.toBe('error.not_found')
  expect(localStorage.getItem(KEY)).toBe('hi')
  expect(send).toHaveBeenCalledTimes(1)
  expect(send.mock.calls[0][0]).toMatchObject({
    area: 'shell',
    kind: 'load',
    message: expect.stringContaining('hi'),
  })
})

test('a failed switch of the locale changes nothing', async () => {
  mockHindi.mockImplementation(fails)
  await activate('en')
  await expect(activate('hi')).rejects.toThrow('messages-hi')
  expect(i18n.locale).toBe('en')
  expect(localStorage.getItem(KEY)).toBe('en')
})

test('a transient failure is retried', async () => {
  mockHindi.mockImplementationOnce(fails).mockReturnValue(texts)
  localStorage.setItem(KEY, 'hi')
  await activatePreferred()
  expect(document.documentElement.lang).toBe('hi')
  expect(i18n._('shell.notFound.title')).toBe(texts['shell.notFound.title'])
  expect(send).not.toHaveBeenCalled()
})

test.each(['en', 'hi'] as const)('numbers in messages use Indian digit grouping, in %s', async (locale) => {
  mockHindi.mockReturnValue(texts)
  await activate(locale)
  const learners = '{count, plural, one {# learner} other {# learners}}'
  const loader = async () => ({ default: { learners } })
  await register({ en: loader, hi: loader })
  expect(i18n._('learners', { count: 123_456 })).toBe('1,23,456 learners')
})

test('a remote’s messages are loaded in the active locale', async () => {
  const remote = { en: jest.fn(async () => ({ default: {} })), hi: jest.fn(async () => ({ default: {} })) }
  await activate('en')
  await register(remote)
  expect(remote.en).toHaveBeenCalledTimes(1)
  expect(remote.hi).not.toHaveBeenCalled()
})
