import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { repositoryFiles } from '../testing/repositoryFiles'
import { DOMAINS, DOORS } from './boundaries.mjs'
import { ImportGraph } from './importGraph.mjs'

const SERVER = join(ROOT, 'server/src')
const domains = Object.keys(DOORS)

/** The files that domains import from each other, except in tests, as paths below `server/src`. */
function importedByOtherDomains(): string[] {
  const graph = new ImportGraph()
  return repositoryFiles('server/src/*.ts')
    .map((file) => join(ROOT, file))
    .filter((file) => domains.includes(domainOf(file)) && !file.endsWith('.test.ts'))
    .flatMap((file) => [...graph.importsOf(file)].filter((to) => domainOf(to) !== domainOf(file)))
    .map((file) => relative(SERVER, file))
}

const domainOf = (file: string) => relative(SERVER, file).split('/')[0]!

test('every part of a door exists, and another domain imports it', () => {
  const imported = importedByOtherDomains()
  expect(imported.length).toBeGreaterThan(50)
  const parts = domains.flatMap((domain) => DOORS[domain]!.map((part) => `${domain}/${part}`))
  const isUsed = (part: string) => imported.some((file) => file === part || file.startsWith(`${part}/`))
  expect(parts.filter((part) => !existsSync(join(SERVER, part)) || !isUsed(part))).toEqual([])
})

test('the diagram of the architecture shows which domains may import which', () => {
  const [diagram] = /^flowchart BT$.*?^```$/ms.exec(readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8'))!
  const arrows = [...diagram.matchAll(/(\w+) --> (\w+)/g)].map(([, from, to]) => [from!, to!] as const)
  const below = (domain: string): string[] =>
    arrows.filter(([from]) => from === domain).flatMap(([, to]) => [to, ...below(to)])
  const shown = domains.map((domain) => [domain, [...new Set(below(domain))].sort()])
  expect(Object.fromEntries(shown)).toEqual(
    Object.fromEntries(domains.map((domain) => [domain, [...DOMAINS[domain]!].sort()])),
  )
})
