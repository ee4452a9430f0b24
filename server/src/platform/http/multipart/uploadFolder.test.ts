import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { uploadFolder } from './uploadFolder'

let dataDir: string
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'upload-folder-'))))
afterEach(() => rm(dataDir, { recursive: true }))

const left = () => readdir(join(dataDir, 'uploads'))

/** Creates the upload folder of another process. */
async function leave(host: string, pid: number, age = 0) {
  const name = `${host}.${pid}.some-id`
  const folder = join(dataDir, 'uploads', name)
  await mkdir(join(folder, 'mentor-connect-upload-x'), { recursive: true })
  await writeFile(join(folder, 'mentor-connect-upload-x', 'picture-0'), 'half')
  const at = new Date(Date.now() - age)
  await utimes(folder, at, at)
  return name
}

/** The pid of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['--version']).pid

it('removes what killed processes have left behind', async () => {
  await leave(hostname(), deadPid())
  await leave(hostname(), process.pid)
  await leave('another-machine', 1, 2 * HOUR_MS)
  const { path, remove } = await uploadFolder(dataDir)
  expect(await left()).toEqual([path.split('/').at(-1)])
  await remove()
  expect(await left()).toEqual([])
})

it('keeps folders that other processes may be using', async () => {
  const others = [await leave(hostname(), process.ppid), await leave('another-machine', 1, HOUR_MS / 2)]
  const { path } = await uploadFolder(dataDir)
  expect((await left()).sort()).toEqual([...others, path.split('/').at(-1)].sort())
})
