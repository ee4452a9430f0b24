import { mkdtemp, readdir, rm, watch } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDF, png } from '../../testing/files/samples'
import { safetyWorld, type Person, type SafetyWorld } from '../../testing/safetyWorld'
import { itRaces } from '../../testing/raceTests'

let w: SafetyWorld
beforeEach(async () => {
  w = await safetyWorld()
})
afterEach(() => w.close())

const suspend = (email: string) =>
  w.operate('users suspend', email, { reason: 'Wrote about money.', days: '2' })

describe('a person who is suspended while sending', () => {
  itRaces('loses the socket, and nothing is stored that was not acknowledged before', async () => {
    const socket = await w.connect(w.ravi)
    const isOver = socket.closed.then(() => 'over')
    let acknowledged = 0
    const suspended = (async () => {
      while (acknowledged < 5) await new Promise(setImmediate)
      await suspend('ravi@example.org')
    })()
    for (let frame = 1; socket.isOpen; frame += 1) {
      socket.send({ receiverId: w.asha.account._id, message: `number ${frame}` })
      const answer = await Promise.race([socket.next('ack'), isOver])
      if (answer !== 'over') acknowledged += 1
    }
    await suspended
    expect(await socket.closed).toBe(4403)
    const stored = await messagesOf(w.asha, w.ravi)
    // The last message may have been stored although its acknowledgement met a closed socket.
    expect(stored.length - acknowledged).toBeLessThanOrEqual(1)
    const again = w.dial(w.ravi.account._id, w.ravi.bearer)
    expect(await again.closed).toBe(4403)
    expect(await messagesOf(w.asha, w.ravi)).toEqual(stored)
  })
})

describe('an upload of a person who is suspended meanwhile', () => {
  beforeEach(async () => {
    w.app.uploadDir = await mkdtemp(join(tmpdir(), 'mentor-connect-busy-'))
  })
  afterEach(() => rm(w.app.uploadDir, { recursive: true }))

  it.each<[string, () => Person, string, string, () => Promise<Buffer>, Record<string, string>]>([
    ['a document', () => w.ravi, '/resource/upload-document', 'document', async () => PDF, {}],
    ['a banner', () => w.ravi, '/resource/upload-banner', 'banner', () => png(400, 300), {}],
    [
      'a course with its banner',
      () => w.ravi,
      '/resource/add-resource',
      'banner',
      () => png(400, 300),
      { title: 'Learn Go', description: 'Step by step', domain: '["Web"]', modules: '[]' },
    ],
    [
      'a mentor’s picture',
      () => w.ravi,
      '/mentor/update-profile',
      'profile',
      () => png(90, 90),
      {
        name: 'Another name',
        mobile: '9876543210',
        domains: '["Web"]',
        expertise: 'Go',
        experience: '3',
        social: '[]',
      },
    ],
    [
      'a learner’s picture',
      () => w.asha,
      '/user/update-profile',
      'profile',
      () => png(90, 90),
      { name: 'Another name', mobile: '', domains: '[]' },
    ],
  ])('is refused, and leaves nothing: %s', async (_, person, url, field, content, fields) => {
    const { account, headers } = person()
    const upload = slowUpload(await content(), field, { ...fields, ...ownerOf(account) })
    const begun = fileIn(w.app.uploadDir)
    const answer = fetch(w.config.apiUrl + url, {
      method: 'POST',
      body: upload.body,
      duplex: 'half',
      headers: { ...headers, 'content-type': upload.type },
    } as RequestInit)
    await begun
    await suspend(account.email!)
    upload.finish()
    const response = await answer
    expect([response.status, (await response.json()).code]).toEqual([403, 'account_suspended'])
    expect(await w.db.selectFrom('files').selectAll().execute()).toEqual([])
    expect(await readdir(w.app.uploadDir)).toEqual([])
    expect(await w.db.selectFrom('courses').select('id').execute()).toEqual([])
  })
})

/** The texts in a conversation, without those with which it was opened. */
async function messagesOf(reader: Person, other: Person): Promise<string[]> {
  const ids = `userId1=${reader.account._id}&userId2=${other.account._id}`
  const { data } = (await w.inChat(reader, `/api/chat/history?${ids}`)).json()
  return data
    .map(({ message }: { message: string }) => message)
    .filter((text: string) => text.startsWith('number'))
}

const ownerOf = ({ role, _id }: Person['account']): Record<string, string> =>
  role === 'user' ? { userId: _id } : { mentorId: _id, mentorname: 'Ravi Kumar' }

/** A form whose second half is sent when `finish` is called. */
function slowUpload(content: Buffer, field: string, fields: Record<string, string>) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--b\r\ncontent-disposition: form-data; name="${field}"; filename="a.bin"\r\n\r\n`
  const half = content.length / 2
  let finish = () => {}
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.concat([Buffer.from(parts.join('') + head), content.subarray(0, half)]))
      finish = () => {
        controller.enqueue(Buffer.concat([content.subarray(half), Buffer.from('\r\n--b--\r\n')]))
        controller.close()
      }
    },
  })
  return { body, type: 'multipart/form-data; boundary=b', finish: () => finish() }
}

/** Resolves once a file appears in the folder. */
async function fileIn(folder: string) {
  for await (const _ of watch(folder, { signal: AbortSignal.timeout(10_000) })) return
}
