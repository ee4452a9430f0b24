import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { unpack } from './archive'
import { registerErrorHandlers } from './errorHandlers'

const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

test('a full disk is not called a fault of the upload', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'mentor-connect-full-'))
  const upload = Readable.from(
    (async function* () {
      yield gzipSync('the beginning')
      throw full()
    })(),
  )
  await expect(unpack(upload, dir)).rejects.toThrow('ENOSPC')
  rmSync(dir, { recursive: true })
})

test('a team learns that the disk of the server is full, and whom to tell', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  const app = Fastify()
  registerErrorHandlers(app)
  app.get('/', () => Promise.reject(full()))
  const response = await app.inject('/')
  expect(response.statusCode).toBe(507)
  expect(response.json()).toEqual({
    message: 'The disk of the release server is full: nothing was changed. Tell the owner of the site.',
  })
})
