import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { temporaryFolder } from './temporaryFolder'

const made: string[] = []
afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })))

function leave(name: string): string {
  const folder = join(tmpdir(), name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'page.html'), '')
  made.push(folder)
  return folder
}

/** The id of a process that has ended. */
const endedPid = () => spawnSync(process.execPath, ['-e', '']).pid

test('the folders of a process that was killed are removed by the next one', () => {
  const pid = endedPid()
  const left = [leave(`mentor-connect-gate-${pid}-a1`), leave(`mentor-connect-browser-${pid}-b2`)]
  made.push(temporaryFolder('gate'))
  expect(left.map((folder) => existsSync(folder))).toEqual([false, false])
})

test('folders of running processes, and other folders, stay', () => {
  const others = [
    leave(`mentor-connect-gate-${process.ppid}-c3`),
    leave(`mentor-connect-gate-${process.pid}-d4`),
    leave(`mentor-connect-site-${endedPid()}-e5`),
  ]
  const own = temporaryFolder('browser')
  made.push(own)
  expect(others.map((folder) => existsSync(folder))).toEqual([true, true, true])
  expect(basename(own)).toMatch(new RegExp(`^mentor-connect-browser-${process.pid}-`))
})
