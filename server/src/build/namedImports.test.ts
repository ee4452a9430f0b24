import { readFileSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { programOf } from './bundleServer'

/** The product does not use the part of OpenTelemetry that reads the id of a machine. */
const UNUSED = /^require_getMachineId_/

it('no program imports a CommonJS package on demand, because its names are missing in a bundle', async () => {
  const folder = dirname(await programOf('api'))
  const parts = readdirSync(folder).filter((name) => name.endsWith('.mjs'))
  expect(parts.length).toBeGreaterThan(10)
  const withoutNames = parts.flatMap(
    (name) => /export default (require_\w+)\(\)/.exec(readFileSync(`${folder}/${name}`, 'utf8'))?.[1] ?? [],
  )
  expect(withoutNames.filter((name) => !UNUSED.test(name))).toEqual([])
})
