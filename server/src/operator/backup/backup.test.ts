import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { chooseFileStore } from '../../platform/files/store/chooseFileStore'
import { metricsOf } from '../../testing/metricsOf'
import { testApp } from '../../testing/testApp'
import { bucketServer } from '../../testing/files/bucketServer'
import { addUpload, newInstallation, type Installation } from '../../testing/installation'
import { filesBelow } from './folder'
import type { Manifest } from './manifest'

let site: Installation
let target: string
beforeEach(async () => {
  site = await newInstallation()
  await site.fill()
  target = join(site.dataDir, 'backups', 'one')
})
afterEach(() => site.remove())

const backup = (...options: string[]) => site.operate('backup', '--to', target, ...options)
const verify = () => site.operate('verify-backup', '--from', target)
const manifest = () => JSON.parse(readFileSync(join(target, 'manifest.json'), 'utf8')) as Manifest

it('contains databases, uploads, keys and the live site, readable by its owner only', async () => {
  const { code, out, error } = await backup()
  expect([code, error]).toEqual([0, expect.stringMatching(/Reading everything back/)])
  expect(out).toMatch(/complete and was read back/)
  const written = await filesBelow(target)
  // The pictures in lessons of the demo content.
  const drawings = written.filter((file) => file.startsWith('files/lesson-'))
  expect(drawings.length).toBeGreaterThan(10)
  expect(written.filter((file) => !file.startsWith('files/lesson-'))).toEqual([
    'SHA256SUMS',
    'databases/api.db',
    'databases/chat.db',
    'files/banner-demo/400.webp',
    'files/banner-demo/800.webp',
    'keys/signing.pem',
    'manifest.json',
    'site/generations/3-abc/index.html',
    'site/generations/3-abc/registry.json',
    'site/shell/s1/entry.js',
  ])
  const { databases, files, keys, site: live } = manifest()
  expect(databases.api.tables.learners!.rows).toBeGreaterThan(10)
  expect(databases.chat.tables.messages!.rows).toBeGreaterThan(10)
  expect(databases.api.migrations[0]).toBe('001-baseline')
  expect([files.count - drawings.length, files.missing, live]).toEqual([2, [], { live: 'generations/3-abc' }])
  expect(keys).toMatchObject({ files: ['signing.pem'], signing: expect.any(String) })
  for (const path of ['.', 'databases', 'manifest.json', 'databases/api.db', 'keys/signing.pem'])
    expect(statSync(join(target, path)).mode & 0o077).toBe(0)
  expect(execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: target })).toHaveLength(0)
  expect(await verify()).toMatchObject({ code: 0, out: expect.stringMatching(/complete and undamaged/) })
})

it('leaves the site out with --without-site', async () => {
  await backup('--without-site')
  expect(readdirSync(target).sort()).toEqual(['SHA256SUMS', 'databases', 'files', 'keys', 'manifest.json'])
})

it('contains the files that its database refers to, and reports those missing from the store', async () => {
  await site.withDatabases(async ({ api }) => {
    await addUpload(site.config, api, 'banner-lost')
    await addUpload(site.config, api, 'banner-gone')
    await api.deleteFrom('files').where('folder', '=', 'banner-gone').execute()
  })
  rmSync(join(site.dataDir, 'files/banner-lost'), { recursive: true })
  expect((await backup()).out).toMatch(/1 uploads had no file in the store: banner-lost\/800\.webp/)
  const folders = readdirSync(join(target, 'files')).filter((name) => !name.startsWith('lesson-'))
  expect(folders).toEqual(['banner-demo'])
  expect((await verify()).code).toBe(0)
})

it('tells the running product of itself, for its metrics', async () => {
  const test = await testApp({ dataDir: site.dataDir }, { files: chooseFileStore(site.config) })
  const metric = async (name: string) =>
    Number(new RegExp(`^mentor_connect_${name} (.*)$`, 'm').exec(await metricsOf(test.app))?.[1])
  expect(await metric('backup_completed_timestamp_seconds')).toBe(0)
  expect(await metric('backup_bytes')).toBeNaN()
  await backup()
  expect(Date.now() / 1000 - (await metric('backup_completed_timestamp_seconds'))).toBeLessThan(3600)
  const { databases } = manifest()
  expect(Object.keys(databases)).toEqual(['api', 'chat'])
  expect(await metric('backup_bytes')).toBeGreaterThan(statSync(join(target, 'databases/api.db')).size)
  expect(await metric('backup_free_bytes')).toBeGreaterThan(0)
  expect(await metric('disk_free_bytes')).toBeLessThan(await metric('disk_bytes'))
  await test.close()
})

it('deletes older ones beside it with --keep, and refuses a mistyped one before anything is made', async () => {
  expect(await backup('--keep', '7x')).toMatchObject({
    code: 1,
    error: expect.stringContaining('for example 7d,4w,3m'),
  })
  expect(existsSync(target)).toBe(false)
  await backup()
  const next = join(site.dataDir, 'backups', 'two')
  const { out } = await site.operate('backup', '--to', next, '--keep', '1d')
  expect(out).toContain(`deleted    ${target}`)
  expect(readdirSync(join(site.dataDir, 'backups'))).toEqual(['two'])
})

it('requires a new or empty folder', async () => {
  await backup()
  expect(await backup()).toMatchObject({ code: 1, error: expect.stringMatching(/is not empty/) })
})

it('that was interrupted is detected', async () => {
  rmSync(join(site.config.siteDir, 'shell'), { recursive: true })
  expect(await backup()).toMatchObject({
    code: 1,
    error: expect.stringMatching(/shell\/s1\/entry\.js, which is missing/),
  })
  for (const command of ['verify-backup', 'restore'])
    expect(await site.operate(command, '--from', target)).toMatchObject({
      code: 1,
      error: expect.stringMatching(/was interrupted/),
    })
  expect((await site.operate('backup', '--to', target)).error).toMatch(/is not empty/)
})

it.each<[string, () => void, RegExp]>([
  [
    'a changed file',
    () => appendFileSync(join(target, 'files/banner-demo/800.webp'), 'x'),
    /800\.webp has changed/,
  ],
  ['a changed database', () => appendFileSync(join(target, 'databases/api.db'), 'x'), /api\.db has changed/],
  ['a missing file', () => rmSync(join(target, 'keys/signing.pem')), /signing\.pem is missing/],
  ['a foreign file', () => writeFileSync(join(target, 'keys/other'), ''), /keys\/other does not belong/],
  ['no checksums', () => rmSync(join(target, 'SHA256SUMS')), /SHA256SUMS is missing/],
])('with %s is refused', async (_, damage, sentence) => {
  await backup()
  damage()
  for (const command of ['verify-backup', 'restore'])
    expect(await site.operate(command, '--from', target)).toMatchObject({
      code: 1,
      error: expect.stringMatching(sentence),
    })
})

it('that is missing is reported', async () => {
  expect((await verify()).error).toMatch(/There is no backup in/)
  const empty = await newInstallation({ DATABASE_URL: '', CHAT_DATABASE_URL: '' })
  expect((await empty.operate('backup', '--to', target)).error).toMatch(/There is no database .*api\.db/)
  expect((await empty.operate('backup')).error).toMatch(/backup needs --to/)
  await empty.remove()
})

it('copies uploads from a bucket', async () => {
  const access = { bucket: 'files', region: 'eu-central-1', accessKeyId: 'key', secretAccessKey: 'secret' }
  const server = await bucketServer({ ...access, pageSize: 2 })
  Object.assign(site.environment, {
    S3_ENDPOINT: server.url,
    S3_BUCKET: 'files',
    S3_REGION: access.region,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  const config = { ...site.config, s3Endpoint: server.url, s3Bucket: 'files', s3Region: access.region }
  await site.withDatabases(({ api }) =>
    addUpload({ ...config, s3AccessKeyId: 'key', s3SecretAccessKey: 'secret' }, api, 'banner-bucket'),
  )
  await backup()
  expect(readFileSync(join(target, 'files/banner-bucket/800.webp'), 'utf8')).toBe('banner-bucket')
  await server.close()
})
