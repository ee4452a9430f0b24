import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFolder } from './makeFolder'
import { StartError } from './startFailure'

it('makes a folder and those above it, for its owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'make-folder-'))
  const path = join(folder, 'one/two')
  makeFolder(path, 'DATA_DIR')
  makeFolder(path, 'DATA_DIR')
  for (const made of [join(folder, 'one'), path]) expect(statSync(made).mode & 0o777).toBe(0o700)
  rmSync(folder, { recursive: true })
})

const hasProc = existsSync('/proc/self')

;(hasProc ? it : it.skip)('says which setting names a place where no folder can be made', () => {
  const make = () => makeFolder('/proc/nope/deeper', 'DATA_DIR')
  expect(make).toThrow(StartError)
  expect(make).toThrow('No folder can be made at /proc/nope: set DATA_DIR to a folder on a disk.')
})
