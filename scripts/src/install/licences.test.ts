import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { READ_LICENCES } from '../sbom/readLicences'

const ROOT = join(__dirname, '../../..')

/** Licences that require only their own notice: code under them may be part of an MIT-licensed product. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
]

/** Packages under other licences that are allowed (reasons: docs/decisions/111-licence.md). */
const EXCEPTIONS: Record<string, RegExp> = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'EPL-2.0': /^elkjs$/,
  'MPL-2.0': /^axe-core$|^ical\.js$|^lightningcss(-|$)/,
  'CC-BY-4.0': /^caniuse-lite$/,
  'OFL-1.1': /^@fontsource\//,
  'Python-2.0': /^argparse$/,
}

interface Entry {
  license?: string
  link?: boolean
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>
}

it('every dependency’s licence allows an MIT-licensed product', () => {
  const refused = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { license }]) => ({ name: path.split('node_modules/').at(-1)!, license }))
    .filter(({ name, license }) => !READ_LICENCES[name] && !isAllowed(name, license ?? 'unknown'))
  expect(refused).toEqual([])
})

it('every workspace declares MIT, and the licence text exists', () => {
  const own = Object.entries(packages).filter(([path]) => !path.includes('node_modules/'))
  expect(own.filter(([, { license }]) => license !== 'MIT').map(([path]) => path)).toEqual([])
  expect(existsSync(join(ROOT, 'LICENSE'))).toBe(true)
})

/** `A OR B` needs one allowed licence, `A AND B` needs both. */
function isAllowed(name: string, license: string): boolean {
  const choices = license.replace(/[()]/g, '').split(' OR ')
  return choices.some((choice) =>
    choice.split(' AND ').every((one) => PERMISSIVE.includes(one) || EXCEPTIONS[one]?.test(name)),
  )
}
