import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../../shared/contract/src')
/** Folders of the contract that contain endpoints: the one that all domains share (`api`), and those of the domains. */
const PARTS = [
  'api',
  'accounts',
  'messages',
  'courses',
  'mentoring',
  'learning',
  'work',
  'community',
  'trust',
]

/** Every endpoint of the contracts, with the name it is exported under. */
export async function allEndpoints(): Promise<[string, AnyEndpoint][]> {
  const files = PARTS.flatMap((part) =>
    readdirSync(join(FOLDER, part), { recursive: true, encoding: 'utf8' })
      .filter((name) => /^[\w/]+\.ts$/.test(name))
      .map((name) => join(FOLDER, part, name)),
  )
  const modules: object[] = await Promise.all(files.map((file) => import(file)))
  return modules.flatMap((module) =>
    Object.entries(module).filter(
      (entry): entry is [string, AnyEndpoint] =>
        entry[1] instanceof Object && 'access' in entry[1] && 'path' in entry[1],
    ),
  )
}
