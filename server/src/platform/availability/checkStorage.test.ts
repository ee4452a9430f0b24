import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkStorage } from './checkStorage'
import { outageOf } from './unavailable'

it('accepts a writable folder, and leaves nothing in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storage-test-'))
  await checkStorage(folder)
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})

it('refuses a folder that is not writable', async () => {
  expect(await checkStorage('/proc').catch(outageOf)).toBe('disk_read_only')
})
