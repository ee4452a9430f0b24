import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios'
import { exportAccount } from '@mentor-connect/contract/accounts/accountData'
import { uploadDocument } from '@mentor-connect/contract/courses/authoring/authoring'
import { getCourse, getCourses, getDomains } from '@mentor-connect/contract/courses/courses'
import { addFavorite } from '@mentor-connect/contract/learning/learners'
import { apiClient } from '@mentor-connect/testing'
import { call, fileUrl, pathOf } from './call'
import { toFormData } from './formData'
import { cacheKey } from './useEndpoint'

let sent: InternalAxiosRequestConfig[]
beforeEach(() => {
  sent = []
  const adapter: AxiosAdapter = async (config) => {
    sent.push(config)
    return { data: { message: 'OK', data: [] }, status: 200, statusText: '', headers: { etag: 'x' }, config }
  }
  apiClient().defaults.adapter = adapter
})

test('every call sends the session cookie', async () => {
  await call(getDomains, {})
  expect(sent[0]!.withCredentials).toBe(true)
})

test('a call has a timeout; an upload has a much longer one', async () => {
  await call(getDomains, {})
  await call(uploadDocument, { files: { document: new Blob(['x']) } })
  const [read, upload] = sent.map(({ timeout }) => timeout!)
  expect(read).toBeGreaterThan(0)
  expect(upload).toBeGreaterThan(10 * read!)
})

test('a read sends a query and no body; a write sends a body, even if empty', async () => {
  await call(getCourses, { query: { page: 2 } })
  await call(addFavorite, { body: { userId: 'u', courseId: 'c' } })
  expect(sent[0]).toMatchObject({ method: 'get', params: { page: 2 }, data: undefined })
  expect(sent[1]).toMatchObject({ method: 'post' })
  expect(sent[1]!.params).toBeUndefined()
  expect(JSON.parse(sent[1]!.data as string)).toEqual({ userId: 'u', courseId: 'c' })
})

test('without a bearer token no Authorization header is sent', async () => {
  await call(getDomains, { bearer: null })
  expect(sent[0]!.headers['Authorization']).toBeUndefined()
})

test('calls that need a preflight request anyway begin a trace, each its own', async () => {
  const write = () => call(addFavorite, { body: { userId: 'u', courseId: 'c' } })
  for (const send of [write, write, () => call(getDomains, { bearer: 'b' })]) await send()
  const traces = sent.map(({ headers }) => String(headers['traceparent']))
  expect(new Set(traces).size).toBe(3)
  for (const trace of traces) expect(trace).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/)
  await call(getDomains, {})
  await call(uploadDocument, { files: { document: new Blob(['x']) } })
  for (const { headers } of sent.slice(3)) expect(headers['traceparent']).toBeUndefined()
})

test('a file call resolves with a Blob and the headers', async () => {
  const response = await call(exportAccount, { query: { userId: 'u' } })
  expect(sent[0]!.responseType).toBe('blob')
  expect(response).toMatchObject({ message: '', headers: { etag: 'x' } })
})

test('an id with special characters stays one path segment', () => {
  expect(pathOf(getCourse, { id: '../../admin?x=1#y' })).toBe(
    '/resource/get-resource/..%2F..%2Fadmin%3Fx%3D1%23y',
  )
  expect(pathOf(getCourse, {})).toBe('/resource/get-resource/')
})

test.each([
  ['/files/a.webp', 'http://api.test/files/a.webp'],
  ['https://elsewhere.test/a.webp', 'https://elsewhere.test/a.webp'],
  ['http://elsewhere.test/a.webp', 'http://elsewhere.test/a.webp'],
])('the file %s is at %s', (path, address) => expect(fileUrl(path)).toBe(address))

test('calls that differ in any part have different cache keys', () => {
  const keys = [
    cacheKey(getCourse, { params: { id: 'a' } }),
    cacheKey(getCourse, { params: { id: 'b' } }),
    cacheKey(getCourses, { query: {} }),
    cacheKey(getCourses, { query: { page: 1 } }),
    cacheKey(getDomains, {}),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

describe('multipart form', () => {
  const textsOf = (form: FormData) => [...form.entries()].filter(([, value]) => typeof value === 'string')

  test('contains strings as they are, other values as JSON, and omits undefined', () => {
    const form = toFormData({ title: '"Go" & हिन्दी', tags: ['a'], age: 3, isDraft: false, note: undefined })
    expect(textsOf(form)).toEqual([
      ['title', '"Go" & हिन्दी'],
      ['tags', '["a"]'],
      ['age', '3'],
      ['isDraft', 'false'],
    ])
  })

  test('contains all files of a field with their names', () => {
    const file = (name: string) => new File(['x'], name)
    const form = toFormData(
      {},
      { document: file('a.pdf'), pages: [file('b.pdf'), file('c.pdf')], none: undefined },
    )
    expect([...form.entries()].map(([field, value]) => [field, (value as File).name])).toEqual([
      ['document', 'a.pdf'],
      ['pages', 'b.pdf'],
      ['pages', 'c.pdf'],
    ])
  })

  test('is empty without body and files', () => expect([...toFormData().entries()]).toEqual([]))
})
