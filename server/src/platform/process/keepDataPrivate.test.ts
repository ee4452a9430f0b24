import type { FastifyBaseLogger } from 'fastify'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepDataPrivate } from './keepDataPrivate'

let dataDir: string
let umask: number
const info = jest.fn()
const logger = { info, warn: jest.fn() } as unknown as FastifyBaseLogger
beforeEach(() => {
  umask = process.umask(0o022)
  dataDir = mkdtempSync(join(tmpdir(), 'private-'))
  info.mockClear()
})
afterEach(() => {
  process.umask(umask)
  rmSync(dataDir, { recursive: true })
})

const path = (name: string) => join(dataDir, name)
const mode = (name: string) => (statSync(path(name)).mode & 0o777).toString(8)
function folder(name: string) {
  mkdirSync(path(name))
  chmodSync(path(name), 0o755)
}
const file = (name: string) => writeFileSync(path(name), 'x', { mode: 0o644 })

it('restricts what earlier versions left readable, logs it once, and makes everything new private', async () => {
  chmodSync(dataDir, 0o755)
  for (const name of ['log', 'keys', 'files', 'site']) folder(name)
  for (const name of ['api.db', 'api.db-wal', 'log/api.log', 'keys/registry.pem', 'site/index.html'])
    file(name)
  const elsewhere = join(mkdtempSync(join(tmpdir(), 'elsewhere-')), 'file')
  writeFileSync(elsewhere, 'x', { mode: 0o644 })
  symlinkSync(elsewhere, path('link'))

  await keepDataPrivate({ dataDir, siteDir: path('site') }, logger)
  expect([mode('.'), mode('log'), mode('keys'), mode('files')]).toEqual(['700', '700', '700', '700'])
  expect([mode('api.db'), mode('api.db-wal'), mode('log/api.log'), mode('keys/registry.pem')]).toEqual([
    '600',
    '600',
    '600',
    '600',
  ])
  // The site stays readable, because a web server must be able to read a site outside this folder.
  expect([mode('site'), mode('site/index.html')]).toEqual(['755', '644'])
  expect(statSync(elsewhere).mode & 0o777).toBe(0o644)
  rmSync(elsewhere)

  file('new')
  expect(mode('new')).toBe('600')
  await keepDataPrivate({ dataDir, siteDir: path('site') }, logger)
  expect(info).toHaveBeenCalledTimes(1)
})

it('changes nothing on a first start', async () => {
  await keepDataPrivate({ dataDir: path('missing'), siteDir: path('missing/site') }, logger)
  expect(info).not.toHaveBeenCalled()
})
