import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CliError } from '../cliError'
import { readDeclaration } from './readDeclaration'

let dir: string
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'icons-'))))
afterEach(() => rmSync(dir, { recursive: true }))

/** Reads the declaration of an area whose entry has this icon. */
function iconOf(svg: string) {
  writeFileSync(join(dir, 'jobs.svg'), svg)
  const label = { en: 'Jobs', hi: 'नौकरियाँ' }
  const entry = { slot: 'learner.navigation', to: '/user/jobs', label, icon: 'jobs.svg', order: 10 }
  writeFileSync(join(dir, 'area.json'), JSON.stringify({ navigation: [entry] }))
  return readDeclaration(dir).navigation![0]!.icon
}

const svg = (content: string, head = 'viewBox="0 0 24 24"') =>
  `<?xml version="1.0"?>\n<!-- by us -->\n<svg xmlns="http://www.w3.org/2000/svg" ${head}>\n  ${content}\n</svg>\n`

test('a file of shapes becomes a drawing without colours and widths', () => {
  const shapes = '<path d="M4 4\n h16" stroke="red"/>\n<circle cx="12" cy="12" r="3"></circle>'
  expect(iconOf(svg(shapes))).toEqual({
    elements: [
      { name: 'path', attributes: { d: 'M4 4 h16' } },
      { name: 'circle', attributes: { cx: '12', cy: '12', r: '3' } },
    ],
  })
})

test.each([
  ['a script', svg('<script>alert(1)</script>'), /contains "<script>/],
  ['a picture', svg('<image href="https://evil.example/x.png"/>'), /contains "<image/],
  ['a style sheet', svg('<style>* { fill: red }</style>'), /contains "<style>/],
  ['a handler in a shape', svg('<path d="M0 0" onload="alert(1)"\u0000/>'), /contains "<path/],
  [
    'another square',
    svg('<path d="M0 0"/>', 'viewBox="0 0 16 16"'),
    /needs an <svg> with viewBox="0 0 24 24"/,
  ],
  ['no shape', svg(''), /has 0 shapes/],
  ['too many shapes', svg('<path d="M0 0"/>'.repeat(21)), /has 21 shapes/],
  ['markup in a measure', svg(`<path d="M0 0 &amp;"/>`), /icon/],
  ['too many bytes', svg(`<path d="${'M0 0 '.repeat(1000)}"/>`), /more than 4096 bytes/],
])('a file with %s is refused, with what is wrong', (_what, text, says) => {
  expect(() => iconOf(text)).toThrow(CliError)
  expect(() => iconOf(text)).toThrow(says)
})

test('a missing file is named', () => {
  const entry = {
    slot: 'learner.navigation',
    to: '/user/jobs',
    label: { en: 'a', hi: 'a' },
    icon: 'no.svg',
    order: 1,
  }
  writeFileSync(join(dir, 'area.json'), JSON.stringify({ navigation: [entry] }))
  expect(() => readDeclaration(dir)).toThrow(/no\.svg cannot be read/)
})
