import type { Mentor } from '@mentor-connect/contract/accounts/people'
import sharp from 'sharp'
import { STORAGE_PER_MENTOR_BYTES } from '@mentor-connect/contract/rules/limits'
import { hugePng, PDF, png } from '../../testing/files/samples'
import { docx } from '../../testing/files/zipArchive'
import { signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { collectOrphans, GRACE_MS } from './collectOrphans'

const MEBIBYTE = 1024 * 1024
let t: TestApp
let mentor: SignedIn<Mentor>
beforeEach(async () => {
  t = await testApp()
  mentor = await signedInMentor(t)
})
afterEach(() => t.close())

const upload = (field: 'banner' | 'document', content: Buffer, name: string, who = mentor) => {
  const form = new FormData()
  form.append(field, new File([new Uint8Array(content)], name))
  return t.app.inject({
    method: 'POST',
    url: `/resource/upload-${field}`,
    payload: form,
    headers: { ...who.headers },
  })
}
const get = (url: string) => t.app.inject({ method: 'GET', url })
const addCourse = (more: object, who = mentor) =>
  t.app.inject({
    method: 'POST',
    url: '/resource/add-resource',
    headers: { ...who.headers },
    payload: {
      title: 'Learn Go',
      description: 'Step by step',
      domain: [],
      modules: [],
      mentorId: who.account._id,
      ...more,
    },
  })
const lessonWith = (file: string) => [
  { name: 'M', lessons: [{ title: 'Paper', type: 'document', url: '', file }] },
]

it('stores a document and serves it as a download under its original name', async () => {
  const { data } = (await upload('document', PDF, '..\\C:\\नोट्स "1".PDF')).json()
  expect(data).toEqual({ file: data.file, name: 'नोट्स 1.pdf', bytes: PDF.length })
  const response = await get(data.file)
  expect(response.rawPayload.equals(PDF)).toBe(true)
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="_____ 1.pdf"; filename*=UTF-8''${encodeURIComponent('नोट्स 1.pdf')}`,
    'cross-origin-resource-policy': 'same-site',
    'x-content-type-options': 'nosniff',
  })
})

it('stores a banner in all sizes, cacheable forever and without active content', async () => {
  const { banner } = (await upload('banner', await png(640, 640), 'b.png')).json().data
  expect((await addCourse({ bannerUrl: banner })).json().data.banner).toBe(banner)
  for (const [name, type] of [
    ['800.webp', 'image/webp'],
    ['400.avif', 'image/avif'],
  ] as const) {
    const response = await get(banner.replace('800.webp', name))
    expect(response.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringMatching(/default-src 'none';.*sandbox/),
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers['content-disposition']).toBeUndefined()
    expect((await sharp(response.rawPayload).metadata()).width).toBe(parseInt(name))
  }
})

it.each<[string, 'banner' | 'document', string, () => Buffer | Promise<Buffer>, number, RegExp]>([
  ['a PNG named .pdf', 'document', 'a.pdf', () => png(9, 9), 400, /not a PDF or Word/],
  ['a file of 60 MB', 'document', 'a.pdf', () => Buffer.alloc(60 * MEBIBYTE, PDF), 413, /at most 20 MB/],
  [
    'a zip bomb',
    'document',
    'a.docx',
    () => docx([{ name: 'a', content: Buffer.alloc(60 * MEBIBYTE) }]),
    400,
    /unpacks/,
  ],
  [
    'an SVG with a script',
    'banner',
    'a.png',
    () => Buffer.from('<svg><script>alert(1)</script></svg>'),
    400,
    /not a picture/,
  ],
  ['a single pixel', 'banner', 'a.png', () => png(1, 1), 400, /1 × 1 pixels/],
  ['30,000 × 30,000', 'banner', 'a.png', hugePng, 400, /30000 × 30000 pixels/],
  ['a PDF for a banner', 'banner', 'a.png', () => PDF, 400, /not a picture/],
])('refuses %s and stores nothing', async (_, field, name, make, status, reason) => {
  const response = await upload(field, await make(), name)
  expect(response.statusCode).toBe(status)
  expect(response.json().fields[field]).toMatch(reason)
  expect(await t.files.list('')).toEqual([])
  expect(await t.db.selectFrom('files').selectAll().execute()).toEqual([])
})

it('refuses a course with another person’s file or a missing one', async () => {
  const other = await signedInMentor(t)
  const { file } = (await upload('document', PDF, 'a.pdf', other)).json().data
  const { banner } = (await upload('banner', await png(400, 400), 'b.png', other)).json().data
  const missing = file.replace(/document-.{22}/, `document-${'x'.repeat(22)}`)
  for (const [more, field] of [
    [{ modules: lessonWith(file) }, 'modules.0.lessons.0.file'],
    [{ modules: lessonWith(missing) }, 'modules.0.lessons.0.file'],
    [{ bannerUrl: banner }, 'bannerUrl'],
  ] as const) {
    const response = await addCourse(more)
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]])
  }
})

it('enforces the storage quota of a mentor', async () => {
  await t.db
    .insertInto('files')
    .values({
      folder: 'document-big',
      path: '/files/document-big/document.pdf',
      kind: 'document',
      name: 'big',
      owner_id: mentor.account._id,
      bytes: STORAGE_PER_MENTOR_BYTES - 1,
      created_at: t.clock().toISOString(),
    })
    .execute()
  const response = await upload('document', PDF, 'a.pdf')
  expect([response.statusCode, response.json().code]).toEqual([409, 'storage_full'])
  expect(response.json().message).toContain('500 MB')
  expect(await t.files.list('')).toEqual([])
})

it('accepts only one of two concurrent uploads when the quota has room for one', async () => {
  await t.db
    .insertInto('files')
    .values({
      folder: 'document-big',
      path: '/files/document-big/document.pdf',
      kind: 'document',
      name: 'big',
      owner_id: mentor.account._id,
      bytes: STORAGE_PER_MENTOR_BYTES - PDF.length,
      created_at: t.clock().toISOString(),
    })
    .execute()
  const both = await Promise.all([upload('document', PDF, 'a.pdf'), upload('document', PDF, 'b.pdf')])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await t.files.list('')).toHaveLength(1)
})

it('deletes unreferenced files after the grace period', async () => {
  const used = (await upload('document', PDF, 'a.pdf')).json().data.file
  const orphan = (await upload('document', PDF, 'b.pdf')).json().data.file
  await addCourse({ modules: lessonWith(used) })
  t.clock.advance(GRACE_MS)
  await collectOrphans(t, t.clock())
  await t.jobs.settle()
  expect((await get(orphan)).statusCode).toBe(200)
  t.clock.advance(1)
  const young = (await upload('document', PDF, 'c.pdf')).json().data.file
  await collectOrphans(t, t.clock())
  await t.jobs.settle()
  const found = await Promise.all([used, orphan, young].map(async (path) => (await get(path)).statusCode))
  expect(found).toEqual([200, 404, 200])
  expect(await t.db.selectFrom('files').selectAll().execute()).toHaveLength(2)
})

it.each(['/files/document-x/..%2f..%2fapi.db', '/files/../api.db', '/files/x/.part', '/files/%2e%2e/api.db'])(
  'serves nothing for %s',
  async (path) => expect((await get(path)).statusCode).toBe(404),
)

it('never deletes a file of a course that is being saved', async () => {
  for (let race = 0; race < 5; race += 1) {
    const { file } = (await upload('document', PDF, 'a.pdf')).json().data
    t.clock.advance(GRACE_MS + 1)
    const [saved] = await Promise.all([
      addCourse({ modules: lessonWith(file) }),
      collectOrphans(t, t.clock()).then(t.jobs.settle),
    ])
    expect([saved.statusCode, (await get(file)).statusCode]).toEqual(
      saved.statusCode === 200 ? [200, 200] : [400, 404],
    )
  }
})
