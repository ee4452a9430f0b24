import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { areaStyles } from './areaStyles'
import { styleIssues } from './styleIssues'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mentor-connect-styles-'))
  writeFileSync(join(dir, 'package.json'), '{ "name": "jobs" }')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const scoped = (css: string, file = 'list.module.css') =>
  areaStyles({ uniqueName: 'mf_jobs', file: join(dir, file), css })

describe('styles that stay inside of the area', () => {
  test.each([
    '.card h2 { color: red }',
    'body .card, html[lang="hi"] .card { color: red }',
    '[data-picker] td { color: red }',
    ':is(.a, .b) * { color: red }',
    '.card { & > p { color: red } h2 { color: red } &:hover { color: red } }',
    '.card { @media (width > 40em) { p { color: red } } }',
    '@keyframes turn { from { rotate: 0deg } 50% { rotate: 1deg } }',
    '@font-face { font-family: Jobs; src: url("./jobs.woff2") }',
    '@scope (.card) to (.content) { img { width: 1px } }',
    `.card { background: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>") }`,
    '.card::after { content: "https://example.org" }',
  ])('%s', (css) => expect(styleIssues(css)).toEqual([]))
})

describe('styles of the whole page are refused', () => {
  test.each([
    ['body', 'body { margin: 0 }'],
    ['*', '* { margin: 0 }'],
    ['h1', '.card, h1 { margin: 0 }'],
    [':root', ':root { --x: 1 }'],
    ['html', 'html { font-size: 10px }'],
    ['body.open', 'body.open { overflow: hidden }'],
    ['.card body', '.card body { margin: 0 }'],
    ['#app', '#app { margin: 0 }'],
    ['[hidden]', '[hidden] { display: block }'],
    [':not(.card)', ':not(.card) { margin: 0 }'],
    [':is(.card, p)', ':is(.card, p) { margin: 0 }'],
    [':has(.card)', ':has(.card) { margin: 0 }'],
    ['body:has(&)', '.card { body:has(&) { margin: 0 } }'],
    [':not(&)', '.card { :not(&) { margin: 0 } }'],
    [':global(body)', ':global(body) { margin: 0 }'],
    ['.card b\\6f dy', '.card b\\6f dy { margin: 0 }'],
    ['h1', '@media print { h1 { margin: 0 } }'],
    ['@scope (body)', '@scope (body) { img { width: 1px } }'],
  ])('%s', (selector, css) =>
    expect(styleIssues(css)).toEqual([
      { line: 1, text: expect.stringContaining(`"${selector}" applies to the whole page: name a class`) },
    ]),
  )

  test('rules for all printed pages', () =>
    expect(styleIssues('@page { margin: 0 }')).toEqual([
      { line: 1, text: '"@page" applies to the whole page: leave it out.' },
    ]))
})

describe('files of other hosts are refused', () => {
  test.each([
    ['https://example.org/a.css', '@import "https://example.org/a.css";'],
    ['//example.org/a.css', '@import url(//example.org/a.css) screen;'],
    ['https://example.org/a.png', '.a { background: red url( "https://example.org/a.png" ) }'],
    ['https://example.org/a.png', '.a { background: \\75rl(\\68ttps://example.org/a.png) }'],
    ['http://example.org/a.png', '.a { background: image-set("a.png" 1x, "http://example.org/a.png" 2x) }'],
  ])('%s', (address, css) =>
    expect(styleIssues(css)).toEqual([
      { line: 1, text: expect.stringContaining(`"${address}" is on another host: copy the file`) },
    ]),
  )
})

test('the name of an at-rule has no escapes, which would hide what it is', () =>
  expect(styleIssues('@i\\6dport "https://example.org/a.css";')).toEqual([
    { line: 1, text: expect.stringContaining('has escapes in its name: write it without.') },
  ]))

test('a message names the file and the line', () => {
  expect(() => scoped('.a {}\n\nbody {}\nh1 {}', 'plain.css')).toThrow(
    /plain\.css:3: "body" applies .*\n.*plain\.css:4: "h1" applies/,
  )
  expect(() => scoped('.a {\n  color: red;\n')).toThrow(/list\.module\.css:1: Unclosed block: correct/)
})

test('the classes and animations of a module get names of their own', () => {
  const { css, names } = scoped(
    '.card { animation: turn 1s } .open { composes: card; color: red } @keyframes turn { to { rotate: 1turn } }',
  )
  const { card, turn } = names as { card: string; turn: string }
  expect(card).toMatch(/^mf_jobs_card_[0-9a-f]{8}$/)
  expect(names['open']).toBe(`${card.replace('card', 'open')} ${card}`)
  expect(css).toContain(`.${card} { animation: ${turn} 1s }`)
  expect(css).toContain(`@keyframes ${turn} {`)
})

test('the names follow the content, so that two releases can share a document', () => {
  const before = scoped('.card { color: red }').names
  expect(scoped('.card { color: red }').names).toEqual(before)
  expect(scoped('.card { color: blue }').names).not.toEqual(before)
  expect(scoped('.card { color: red }', 'other.module.css').names).not.toEqual(before)
})

test('a plain style sheet keeps its names', () => {
  expect(scoped('.picker p { color: red }', 'picker.css')).toEqual({
    css: '.picker p { color: red }',
    names: {},
  })
})

test.each([
  [`.a { composes: b from './b.module.css' }`, /"composes" takes classes of the same file only/],
  ['@value red: #f00; .a { color: red }', /"@value" is not CSS/],
])('%s is refused', (css, says) => expect(() => scoped(css)).toThrow(says))
