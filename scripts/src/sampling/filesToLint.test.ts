import { filesToLint } from './filesToLint'
import { ALL_TURNS } from './shareFiles'

const CODE = ['a.ts', 'b.tsx', 'c.mjs', 'd.cjs', 'e.js', 'f.mts', 'g.ts', 'h.ts']
const FILES = [...CODE, 'README.md', 'style.css', 'data.json']

const linted = (turn: number | undefined, ...changed: string[]) => filesToLint(FILES, { turn, changed })

it('looks at each file of code once in six turns', () => {
  const all = ALL_TURNS.map((turn) => linted(turn))
  expect(all.flat().sort()).toEqual(CODE)
  expect(Math.max(...all.map((files) => files.length))).toBe(2)
})

it('looks at a changed file in every turn', () => {
  expect(ALL_TURNS.filter((turn) => linted(turn, 'h.ts', 'README.md').includes('h.ts'))).toEqual(ALL_TURNS)
})

it.each([
  'eslint.config.mjs',
  'scripts/src/lint/boundaries.mjs',
  'mf-chat/package.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
])('looks at all files after a change of %s', (file) => {
  expect(linted(0, file)).toEqual(CODE)
})

it('looks at all files if nothing is sampled', () => {
  expect(linted(undefined)).toEqual(CODE)
})
