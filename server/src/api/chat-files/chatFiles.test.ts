import sharp from 'sharp'
import { collectOrphans, GRACE_MS } from '../../kernel/files/collectOrphans'
import { startApiAndChat, type ApiAndChat } from '../../testing/apiAndChat'
import { SERVICE_KEY } from '../../testing/chatApi'
import { PDF, png } from '../../testing/files/samples'
import { webm } from '../../testing/files/voices'
import { PASSWORD, signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'

type Someone = SignedIn<{ _id: string }>

let both: ApiAndChat
let asha: Someone
let ravi: Someone
beforeEach(async () => {
  both = await startApiAndChat()
  asha = await signedInLearner(both)
  ravi = await signedInMentor(both)
})
afterEach(() => both.close())

const upload = (
  who: Someone,
  field: 'picture' | 'document' | 'voice',
  content: Buffer,
  { name = 'My file.bin', userId = who.account._id, levels = undefined as unknown } = {},
) => {
  const form = new FormData()
  form.append('userId', userId)
  if (levels) form.append('levels', JSON.stringify(levels))
  form.append(field, new File([new Uint8Array(content)], name))
  return both.app.inject({ method: 'POST', url: '/chat/files', payload: form, headers: { ...who.headers } })
}
const read = (who: Someone | undefined, id: string, headers: Record<string, string> = {}) =>
  both.app.inject({ method: 'GET', url: `/chat/files/${id}`, headers: { ...who?.headers, ...headers } })
const internal = (url: string, payload: object, key = SERVICE_KEY) =>
  both.app.inject({ method: 'POST', url, headers: { 'x-service-key': key }, payload })

/** The learner writes, the mentor answers, and the learner sends the files. */
async function sendFiles(...attachments: string[]) {
  const [own, partner] = [asha.account._id, ravi.account._id]
  await both.chat.inject({
    method: 'POST',
    url: '/api/chat/create',
    headers: { authorization: `Bearer ${asha.bearer}` },
    payload: { userId1: partner, userId2: own },
  })
  const [mine, theirs] = [both.dial(own, asha.bearer), both.dial(partner, ravi.bearer)]
  await Promise.all([mine.next('hello'), theirs.next('hello')])
  mine.send({ receiverId: partner, message: 'Hello' })
  await mine.next('ack')
  theirs.send({ receiverId: own, message: 'Welcome' })
  await theirs.next('ack')
  mine.send({ receiverId: partner, message: '', attachments })
  return mine.next('ack')
}

it('stores a picture upright, small and without the place where it was taken', async () => {
  const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#2a6f6b' } })
    .withExif({ IFD3: { GPSLatitude: '28/1 36/1 0/1' } })
    .jpeg()
    .toBuffer()
  const response = await upload(asha, 'picture', photo, { name: 'My cat.jpeg' })
  expect(response.json().data).toEqual({
    id: expect.stringMatching(/^chat-/),
    kind: 'picture',
    name: 'My cat.webp',
    bytes: expect.any(Number),
    width: 1280,
    height: 640,
  })
  const stored = await read(asha, response.json().data.id)
  expect(stored.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    'content-security-policy': expect.stringMatching(/default-src 'none';.*sandbox/),
    'cross-origin-resource-policy': 'same-site',
  })
  expect((await sharp(stored.rawPayload).metadata()).exif).toBeUndefined()
})

it('stores a document as a download, and a voice message with its length and waveform', async () => {
  const document = (await upload(asha, 'document', PDF, { name: 'Notes.pdf' })).json().data
  expect(document).toEqual({
    id: document.id,
    kind: 'document',
    name: 'Notes.pdf',
    bytes: PDF.length,
  })
  expect((await read(asha, document.id)).headers['content-disposition']).toMatch(/^attachment.*Notes\.pdf/)
  const voice = (await upload(asha, 'voice', webm(), { levels: [0, 50, 100] })).json().data
  expect(voice).toMatchObject({ kind: 'voice', seconds: 12, levels: [0, 50, 100] })
  const part = await read(asha, voice.id, { range: 'bytes=0-3' })
  expect([part.statusCode, part.headers['content-type'], part.rawPayload.length]).toEqual([
    206,
    'audio/webm',
    4,
  ])
})

it('refuses what is no such file, what is none at all, and files for somebody else', async () => {
  expect((await upload(asha, 'picture', PDF)).json()).toMatchObject({ code: 'file_not_accepted' })
  expect((await upload(asha, 'voice', await png(9, 9))).json()).toMatchObject({ code: 'file_not_accepted' })
  expect((await upload(asha, 'voice', webm(), { levels: [101] })).statusCode).toBe(400)
  expect((await upload(asha, 'document', PDF, { userId: ravi.account._id })).statusCode).toBe(403)
  const payload = { userId: asha.account._id }
  const empty = await both.app.inject({ method: 'POST', url: '/chat/files', payload, headers: asha.headers })
  expect(empty.statusCode).toBe(400)
  expect(await both.db.selectFrom('files').selectAll().execute()).toEqual([])
})

it('is closed to minors without the consent of a guardian', async () => {
  const minor = await signedInLearner(both, { birthYear: both.clock().getUTCFullYear() - 14 })
  const response = await upload(minor, 'document', PDF)
  expect([response.statusCode, response.json().code]).toEqual([403, 'guardian_consent_needed'])
})

it('shows a file to the two people of the conversation once it was sent, and to nobody else', async () => {
  const sita = await signedInMentor(both)
  const { id } = (await upload(asha, 'picture', await png(9, 9))).json().data
  expect((await read(ravi, id)).statusCode).toBe(404)
  expect((await sendFiles(id)).attachments).toMatchObject([{ id, width: 9 }])
  const first = await read(ravi, id)
  expect(first.statusCode).toBe(200)
  expect((await read(ravi, id, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
  expect((await read(sita, id)).statusCode).toBe(404)
  expect((await read(undefined, id)).statusCode).toBe(401)
  expect((await both.app.inject(`/files/${id}/chat.webp`)).statusCode).toBe(404)
})

it('offers chat the young files of a person that no message has', async () => {
  const offered = async (userId: string, ids: string[]) =>
    (await internal('/internal/chat-files/describe', { userId, ids }))
      .json()
      .data.map(({ id }: { id: string }) => id)
  const { id } = (await upload(asha, 'document', PDF)).json().data
  expect(await offered(asha.account._id, [id, 'none'])).toEqual([id])
  expect(await offered(ravi.account._id, [id])).toEqual([])
  both.clock.advance(GRACE_MS / 2)
  expect(await offered(asha.account._id, [id])).toEqual([])
  expect((await internal('/internal/chat-files/describe', { userId: 'a', ids: [] }, 'no')).statusCode).toBe(
    404,
  )
  expect((await internal('/internal/chat-files/note', { files: [] }, 'no')).statusCode).toBe(404)
})

it('keeps files that messages have, and deletes those that no message has any more', async () => {
  const ids = []
  for (let file = 0; file < 3; file += 1) ids.push((await upload(asha, 'document', PDF)).json().data.id)
  const [sent, deleted, unused] = ids
  const note = (id: string, isAttached: boolean) =>
    internal('/internal/chat-files/note', { files: [{ id, isAttached }] })
  await note(sent, true)
  await note(deleted, false)
  // A note that arrives late does not bring a file back.
  await note(deleted, true)
  both.clock.advance(GRACE_MS + 1)
  await collectOrphans(both, both.clock())
  await both.jobs.settle()
  const left = await both.files.list('')
  expect(left.map((key) => key.split('/')[0])).toEqual([sent])
  expect(left).not.toContain(unused)
})

it('deletes the files of an erased account, and exports them before', async () => {
  const { id } = (await upload(asha, 'document', PDF, { name: 'Notes.pdf' })).json().data
  await sendFiles(id)
  await internal('/internal/chat-files/note', { files: [{ id, isAttached: true }] })
  const userId = asha.account._id
  const { files } = (
    await both.app.inject({ url: `/account/export?userId=${userId}`, headers: asha.headers })
  ).json()
  expect(files).toMatchObject([{ name: 'Notes.pdf', url: expect.stringMatching(`/chat/files/${id}$`) }])
  const payload = { userId, password: PASSWORD }
  await both.app.inject({ method: 'POST', url: '/account/erase', headers: asha.headers, payload })
  expect(await both.files.list('chat-')).toEqual([])
  expect((await read(ravi, id)).statusCode).toBe(404)
})
