import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { DEPLOY } from '../systemd/units'

interface Manifest {
  version: string
  workspaces?: string[]
}

const read = (...path: string[]) => readFileSync(join(...path), 'utf8')
const manifest = (folder: string) => JSON.parse(read(ROOT, folder, 'package.json')) as Manifest
const { version, workspaces = [] } = manifest('.')

test('parts of the product that nobody publishes have its version', () => {
  // Packages in `shared` are published with versions of their own, and examples stand for areas of other teams.
  const parts = workspaces.filter((folder) => !/^(shared|examples)\//.test(folder))
  expect(parts.length).toBeGreaterThan(10)
  expect(parts.filter((folder) => manifest(folder).version !== version)).toEqual([])
})

test('the manifests of Kubernetes name its image', () => {
  const folder = join(DEPLOY, 'kubernetes')
  const images = readdirSync(folder).flatMap(
    (file) => read(folder, file).match(/\/mentor-connect:\S+/g) ?? [],
  )
  expect(images.length).toBeGreaterThan(3)
  expect([...new Set(images)]).toEqual([`/mentor-connect:${version}`])
})

test('the changelog says what is new in it', () => {
  expect(read(ROOT, 'CHANGELOG.md')).toMatch(
    new RegExp(`^## ${version.replaceAll('.', '\\.')} - \\d{4}-\\d{2}-\\d{2}$`, 'm'),
  )
})
