import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RELEASE_FILE } from '@mentor-connect/build/release/release'
import { currentBuild } from './currentBuild'

let folder: string
let sources: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mentor-connect-builds-'))
  sources = 'first'
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const folderOf = () => join(folder, sources)

/** A build function that writes the sources as they are when it begins, and then runs `meanwhile`. */
const building = (meanwhile?: () => void) => async (into: string) => {
  mkdirSync(into)
  writeFileSync(join(into, RELEASE_FILE), sources)
  meanwhile?.()
}

test('the same sources are built once', async () => {
  expect(await currentBuild(folderOf, building())).toEqual({ dir: join(folder, 'first'), isNew: true })
  const again = await currentBuild(folderOf, () => Promise.reject(new Error('built again')))
  expect(again).toEqual({ dir: join(folder, 'first'), isNew: false })
})

test('sources that change during the build are built, and the mixed build is not kept', async () => {
  const { dir } = await currentBuild(
    folderOf,
    building(() => (sources = 'second')),
  )
  expect(dir).toBe(join(folder, 'second'))
  expect(readFileSync(join(dir, RELEASE_FILE), 'utf8')).toBe('second')
  expect(readdirSync(folder)).toEqual(['second'])
})

test('sources that change during every build are reported', async () => {
  let edits = 0
  const built = currentBuild(
    folderOf,
    building(() => (sources = `edited ${(edits += 1)} times`)),
  )
  await expect(built).rejects.toThrow('The sources changed during each of 3 builds')
  expect(readdirSync(folder)).toEqual([])
})

test('a build that fails leaves nothing', async () => {
  const failing = building(() => {
    throw new Error('a type is wrong')
  })
  await expect(currentBuild(folderOf, failing)).rejects.toThrow('a type is wrong')
  expect(existsSync(folderOf())).toBe(false)
})
