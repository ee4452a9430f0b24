import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../../shared/contract/src/api')

/** Every endpoint of the contracts, with the name it is exported under. */
export async function allEndpoints(): Promise<[string, AnyEndpoint][]> {
  const files = readdirSync(FOLDER).filter((name) => /^\w+\.ts$/.test(name))
  const modules: object[] = await Promise.all(files.map((name) => import(join(FOLDER, name))))
  return modules.flatMap((module) =>
    Object.entries(module).filter(
      (entry): entry is [string, AnyEndpoint] =>
        entry[1] instanceof Object && 'access' in entry[1] && 'path' in entry[1],
    ),
  )
}
