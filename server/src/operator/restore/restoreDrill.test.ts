import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { lastNote } from '../../kernel/operation-notes/operationNotes'
import { chooseFileStore } from '../../platform/files/store/chooseFileStore'
import { newInstallation, type Installation } from '../../testing/installation'

let site: Installation
let backups: string
beforeEach(async () => {
  site = await newInstallation()
  await site.fill()
  backups = join(site.dataDir, 'backups')
  expect((await backup('one')).code).toBe(0)
})
afterEach(() => site.remove())

const backup = (name: string, ...options: string[]) =>
  site.operate('backup', '--to', join(backups, name), ...options)
const drill = (...options: string[]) => site.operate('restore-drill', '--from', backups, ...options)
const noted = () => lastNote(chooseFileStore(site.config), 'drill')
const learners = () =>
  site.withDatabases(async ({ api }) => (await api.selectFrom('learners').select('name').execute()).length)

/** Makes the manifest of a backup, and its checksum, say something else. */
function changeManifest(name: string, change: (text: string) => string) {
  const file = join(backups, name, 'manifest.json')
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

it('restores the newest backup beside the product, compares it, and leaves nothing behind', async () => {
  await site.withDatabases(async ({ api }) => {
    await api.deleteFrom('notices').execute()
  })
  await backup('two')
  const before = await learners()
  const inData = readdirSync(site.dataDir).sort()
  const { code, out, error } = await drill()
  expect([code, error]).toEqual([0, expect.not.stringContaining('✗')])
  expect(out).toMatch(/backups\/two can be restored: it was, on trial, in \d+ s, and the copy is deleted/)
  expect(out).toMatch(/compared {3}\d+ rows, \d+ uploads/)
  expect(readdirSync(site.dataDir).sort()).toEqual(inData)
  expect(await learners()).toBe(before)
  const { completedAt } = (await noted())!
  expect(Date.now() - Date.parse(completedAt)).toBeLessThan(DAY_MS)
})

it('takes a single backup and another folder, and deletes copies that were left there', async () => {
  const inside = join(site.dataDir, 'elsewhere')
  const old = new Date(Date.now() - 2 * DAY_MS)
  mkdirSync(join(inside, 'restore-drill-abandoned'), { recursive: true })
  utimesSync(join(inside, 'restore-drill-abandoned'), old, old)
  const { code } = await site.operate('restore-drill', '--from', join(backups, 'one'), '--in', inside)
  expect(code).toBe(0)
  expect(readdirSync(inside)).toEqual([])
})

it('fails if the backup is damaged, and is not noted as a success', async () => {
  rmSync(join(backups, 'one/files/banner-demo/800.webp'))
  expect(await drill()).toMatchObject({ code: 1, error: expect.stringContaining('✗') })
  expect(await noted()).toBeUndefined()
  expect(readdirSync(site.dataDir).filter((name) => name.startsWith('restore-drill-'))).toEqual([])
})

it('passes over backups that are incomplete, and says if there is no other one', async () => {
  writeFileSync(join(backups, 'one/INCOMPLETE'), '')
  expect(await drill()).toMatchObject({
    code: 1,
    error: expect.stringContaining('There is no complete backup in'),
  })
})

it('fails if a table has other rows than the backup has counted', async () => {
  changeManifest('one', (text) => text.replace(/("learners": \{\s*"rows": )\d+/, '$199999'))
  expect((await drill()).code).toBe(1)
  expect(existsSync(join(backups, 'one'))).toBe(true)
})
