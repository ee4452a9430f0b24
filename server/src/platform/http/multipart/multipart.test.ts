import { endpoint } from '@mentor-connect/contract/api/endpoint'
import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Type from 'typebox'
import { createServer } from '../createServer'
import { serve } from '../serve'

const KIB = 1024
const send = endpoint({
  method: 'POST',
  path: '/send',
  access: 'public',
  summary: 'Takes a form.',
  body: Type.Object({
    title: Type.String({ minLength: 1 }),
    tags: Type.Array(Type.String()),
    rating: Type.Optional(Type.Integer()),
  }),
  files: {
    picture: { kind: 'image', maxBytes: 64 * KIB, maxCount: 2 },
    paper: { kind: 'document', maxBytes: 2 * KIB, maxCount: 1, required: true },
  },
  reply: Type.Unknown(),
})
const sendText = endpoint({
  method: 'POST',
  path: '/send-text',
  access: 'public',
  summary: 'Takes a form that may come without files.',
  body: Type.Object({ title: Type.String({ minLength: 1 }) }),
  files: { picture: { kind: 'image', maxBytes: 64 * KIB, maxCount: 2 } },
  reply: Type.Unknown(),
})

let app: FastifyInstance
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'multipart-test-'))
  app = await createServer({
    sessionOf: async () => null,
    trustedProxies: [],
    https: false,
    uploadDir: folder,
  })
  serve(app, send, async ({ body, files }) => ({
    data: {
      body,
      lying: (await readdir(folder)).length,
      paper: (await files.paper[0]?.read())?.toString(),
      pictures: files.picture.map(({ fileName, bytes }) => [fileName, bytes]),
    },
  }))
})
beforeEach(() => serve(app, sendText, async () => ({ data: {} })))
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const file = (bytes: number, name = 'a.bin') => new File([new Uint8Array(bytes).fill(65)], name)

function form(parts: Record<string, string | File | File[]>) {
  const made = new FormData()
  for (const [name, given] of Object.entries({ title: 'Hello', tags: '["a","b"]', paper: file(3), ...parts }))
    for (const part of [given].flat()) made.append(name, part)
  return made
}
const post = (parts: Record<string, string | File | File[]>) =>
  app.inject({ method: 'POST', url: '/send', payload: form(parts) })

it('returns text, JSON fields and files, and removes the files afterwards', async () => {
  const response = await post({ rating: '5', picture: [file(2, 'one.png'), file(4, 'चित्र.png')] })
  expect(response.json().data).toEqual({
    body: { title: 'Hello', tags: ['a', 'b'], rating: 5 },
    lying: 1,
    paper: 'AAA',
    pictures: [
      ['one.png', 2],
      ['चित्र.png', 4],
    ],
  })
  expect(await readdir(folder)).toEqual([])
})

it('treats an unused file input as no file', async () => {
  const response = await post({ picture: file(0, '') })
  expect(response.json().data.pictures).toEqual([])
})

it.each<[string, Record<string, string | File | File[]>, number, Record<string, string>]>([
  ['a file above its limit', { paper: file(3 * KIB) }, 413, { paper: 'Choose a file of at most 2 KB.' }],
  ['a huge file', { picture: file(1024 * KIB) }, 413, { picture: 'Choose a file of at most 64 KB.' }],
  ['an empty file', { picture: file(0, 'a.png') }, 400, { picture: 'This file is empty.' }],
  ['too many files', { picture: [file(1), file(1), file(1)] }, 400, { picture: 'Send at most 2.' }],
  ['a file in an unknown field', { other: file(1) }, 400, { other: 'No file is expected here.' }],
  ['no required file', { paper: [] }, 400, { paper: 'This is required.' }],
  ['broken JSON', { tags: '["a"' }, 400, { tags: 'Send a list.' }],
  ['an empty text', { title: '' }, 400, { title: 'This is required.' }],
  ['a huge text', { title: 'a'.repeat(600 * KIB) }, 400, { title: 'This is too long.' }],
])('refuses %s and leaves nothing behind', async (_, parts, status, fields) => {
  const response = await post(parts)
  expect(response.statusCode).toBe(status)
  expect(response.json().fields).toEqual(fields)
  expect(await readdir(folder)).toEqual([])
})

it('refuses a repeated text field', async () => {
  const twice = form({})
  twice.append('title', 'Again')
  const response = await app.inject({ method: 'POST', url: '/send', payload: twice })
  expect(response.json().fields).toEqual({ title: 'Send this once.' })
})

const raw = (payload: string, contentType = 'multipart/form-data; boundary=b') =>
  app.inject({ method: 'POST', url: '/send', payload, headers: { 'content-type': contentType } })
const part = (name: string, content: string, more = '') =>
  `--b\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`

it.each<[string, Parameters<typeof raw>]>([
  ['names no boundary', [part('title', 'Hello'), 'multipart/form-data']],
  ['has an empty boundary', [part('title', 'Hello'), 'multipart/form-data; boundary=']],
  ['ends inside a field', ['--b\r\ncontent-disposition: form-data; name="title"\r\n\r\nHel']],
  ['ends inside a file', [part('paper', 'AAA', '; filename="a.bin"').slice(0, -3)]],
  ['ends inside its headers', ['--b\r\ncontent-dispo']],
  ['is not a multipart body', ['{"title":"Hello"}']],
  ['has a part without a name', ['--b\r\ncontent-disposition: form-data\r\n\r\nHello\r\n--b--\r\n']],
  ['names a field like the prototype', [`${part('__proto__', 'x')}--b--\r\n`]],
  ['names a file like the prototype', [`${part('constructor', 'x', '; filename="a"')}--b--\r\n`]],
  ['contains a prototype in a field', [`${part('tags', '{"__proto__":{"a":1}}')}--b--\r\n`]],
  ['has NUL in a field', [`${part('title', 'a\u0000')}${part('paper', 'A', '; filename="a"')}--b--\r\n`]],
  ['has NUL in a file name', [`${part('paper', 'A', '; filename="a\u0000.pdf"')}--b--\r\n`]],
])('refuses a form that %s', async (_, sent) => {
  const response = await raw(...sent)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ code: 'invalid_input' })
  expect(await readdir(folder)).toEqual([])
})

it('refuses text fields that are too long in total', async () => {
  const response = await post({ title: 'a'.repeat(40 * KIB), tags: JSON.stringify(['b'.repeat(40 * KIB)]) })
  expect(response.statusCode).toBe(400)
  expect(Object.values(response.json().fields)).toEqual(['This is too long.'])
})

it('requires the file when the same body is sent as JSON', async () => {
  const response = await app.inject({ method: 'POST', url: '/send', payload: { title: 'a', tags: [] } })
  expect(response.json().fields).toEqual({ paper: 'This is required.' })
})

/** Sends the beginning of a form whose picture is broken off. */
async function beginUpload(): Promise<Socket> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    'POST /send HTTP/1.1\r\nhost: x\r\ncontent-length: 60000\r\ncontent-type: multipart/form-data; boundary=b\r\n\r\n' +
      '--b\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\n\r\n' +
      'A'.repeat(2_000),
  )
  return socket
}
const answer = () => new Promise<void>((resolve) => app.addHook('onSend', async () => resolve()))

it('leaves nothing behind of an interrupted upload', async () => {
  const answered = answer()
  const socket = await beginUpload()
  while (!(await readdir(folder, { recursive: true })).some((name) => name.endsWith('picture-0')));
  socket.destroy()
  await answered
  expect(await readdir(folder)).toEqual([])
})

it('answers an upload whose client has left before the form is read', async () => {
  const answered = answer()
  const received = new Promise<void>((resolve) =>
    app.addHook('onRequest', async ({ raw }) => {
      resolve()
      await new Promise<void>((closed) => raw.on('close', closed))
    }),
  )
  const socket = await beginUpload()
  await received
  socket.destroy()
  await answered
  expect(await readdir(folder)).toEqual([])
})

it('accepts the next request on a connection after the parser stopped before the end of a form', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let received = ''
  socket.on('data', (data) => void (received += data.toString()))
  const head = (type: string, length: number, more = '') =>
    `POST /send-text HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\n${more}content-length: ${length}\r\n\r\n`
  // If the boundary is empty, a line of four hyphens ends the form.
  const ended = `----\r\n${part('title', 'x')}\r\n----\r\n${'x'.repeat(300 * KIB)}`
  socket.write(head('multipart/form-data; boundary=', ended.length) + ended)
  socket.write(`${head('application/json', 2, 'connection: close\r\n')}{}`)
  await once(socket, 'close')
  expect(received.match(/HTTP\/1\.1 4\d\d/g)).toHaveLength(2)
})
