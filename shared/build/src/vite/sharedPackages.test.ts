import { join } from 'node:path'
import { transformSync } from '@swc/core'
import { sharedPackages } from './sharedPackages'

const EXAMPLE = join(__dirname, '../../../../examples/vite')

test('a package may export the name of a keyword', () => {
  const { load } = sharedPackages(EXAMPLE, 'example', ['axios'])
  const { code } = (load as unknown as (id: string) => { code: string })('\0shared:axios')
  expect(code).toMatch(/\bmember\d+ as delete\b/)
  expect(code).toMatch(/\bmember\d+ as isAxiosError\b/)
  expect(() => transformSync(code, { jsc: { target: 'es2022' }, isModule: true })).not.toThrow()
})
