import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios'
import { exportAccount } from '../contracts/accountData'
import { uploadDocument } from '../contracts/authoring'
import { getCourse, getCourses, getDomains } from '../contracts/courses'
import { addFavorite } from '../contracts/learners'
import { apiClient, call, fileUrl, pathOf } from './call'
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

test('the session’s cookie travels with every call', async () => {
  await call(getDomains, {})
  expect(sent[0]!.withCredentials).toBe(true)
})

test('a call ends after a while; one that carries files may take much longer', async () => {
  await call(getDomains, {})
  await call(uploadDocument, { files: { document: new Blob(['x']) } })
  const [read, upload] = sent.map(({ timeout }) => timeout!)
  expect(read).toBeGreaterThan(0)
  expect(upload).toBeGreaterThan(10 * read!)
})

test('a read has a query and no body; a write has a body, at least an empty one', async () => {
  await call(getCourses, { query: { page: 2 } })
  await call(addFavorite, { body: { userId: 'u', courseId: 'c' } })
  expect(sent[0]).toMatchObject({ method: 'get', params: { page: 2 }, data: undefined })
  expect(sent[1]).toMatchObject({ method: 'post' })
  expect(sent[1]!.params).toBeUndefined()
  expect(JSON.parse(sent[1]!.data as string)).toEqual({ userId: 'u', courseId: 'c' })
})

test('without a bearer token no header names one', async () => {
  await call(getDomains, { bearer: null })
  expect(sent[0]!.headers['Authorization']).toBeUndefined()
})

test('a file comes as a Blob, with its headers', async () => {
  const response = await call(exportAccount, { query: { userId: 'u' } })
  expect(sent[0]!.responseType).toBe('blob')
  expect(response).toMatchObject({ message: '', headers: { etag: 'x' } })
})

test('a hostile id stays one segment of the path', () => {
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

test('calls that differ in anything have keys of their own', () => {
  const keys = [
    cacheKey(getCourse, { params: { id: 'a' } }),
    cacheKey(getCourse, { params: { id: 'b' } }),
    cacheKey(getCourses, { query: {} }),
    cacheKey(getCourses, { query: { page: 1 } }),
    cacheKey(getDomains, {}),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

describe('a form with files', () => {
  const textsOf = (form: FormData) => [...form.entries()].filter(([, value]) => typeof value === 'string')

  test('has text as it is, everything else as JSON, and leaves out what is undefined', () => {
    const form = toFormData({ title: '"Go" & हिन्दी', tags: ['a'], age: 3, isDraft: false, note: undefined })
    expect(textsOf(form)).toEqual([
      ['title', '"Go" & हिन्दी'],
      ['tags', '["a"]'],
      ['age', '3'],
      ['isDraft', 'false'],
    ])
  })

  test('has every file of a field, by its name', () => {
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

  test('of nothing is empty', () => expect([...toFormData().entries()]).toEqual([]))
})
