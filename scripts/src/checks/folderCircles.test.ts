import { dirname, join, relative, sep } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { ImportGraph } from '../lint/importGraph.mjs'
import { repositoryFiles } from '../testing/repositoryFiles'

/** Tests and their shared helpers may import every part. */
const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|^e2e\//.test(file)

interface Import {
  from: string
  to: string
}

/** The folder directly inside `parent` that contains the file; undefined if none does. */
function folderInside(parent: string, file: string): string | undefined {
  const [folder, ...rest] = relative(parent, file).split(sep)
  return rest.length > 0 && folder !== '..' ? folder : undefined
}

/** The imports from one folder inside `parent` to another: folder that imports → imported folder → one such import. */
function arrowsInside(parent: string, imports: Import[]): Map<string, Map<string, Import>> {
  const arrows = new Map<string, Map<string, Import>>()
  for (const one of imports) {
    const [from, to] = [folderInside(parent, one.from), folderInside(parent, one.to)]
    if (!from || !to || from === to) continue
    arrows.set(from, (arrows.get(from) ?? new Map<string, Import>()).set(to, one))
  }
  return arrows
}

/** The imports that lead from a folder back to itself; empty if there is no such circle. */
function circle(arrows: Map<string, Map<string, Import>>): Import[] {
  const cleared = new Set<string>()
  function search(folder: string, path: string[], taken: Import[]): Import[] {
    if (path.includes(folder)) return taken.slice(path.indexOf(folder))
    if (cleared.has(folder)) return []
    for (const [next, one] of arrows.get(folder) ?? []) {
      const found = search(next, [...path, folder], [...taken, one])
      if (found.length > 0) return found
    }
    cleared.add(folder)
    return []
  }
  for (const folder of arrows.keys()) {
    const found = search(folder, [], [])
    if (found.length > 0) return found
  }
  return []
}

/** All folders that contain a file, and the folders around them. */
function foldersAround(files: string[]): string[] {
  const folders = new Set<string>()
  for (const file of files)
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) folders.add(folder)
  return [...folders]
}

/** The circles among the folders of these files, each as the imports that form it. */
function circles(imports: Import[]): string[][] {
  const files = imports.flatMap(({ from, to }) => [from, to])
  return foldersAround(files).flatMap((parent) => {
    const inside = imports.filter(
      ({ from, to }) => from.startsWith(`${parent}/`) && to.startsWith(`${parent}/`),
    )
    const found = circle(arrowsInside(parent, inside))
    return found.length > 0 ? [found.map(({ from, to }) => `${from} → ${to}`)] : []
  })
}

test('folders import each other in one direction only, at every level', () => {
  const graph = new ImportGraph()
  const imports = repositoryFiles('*.ts', '*.tsx')
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      [...graph.importsOf(join(ROOT, file))].map((to) => ({ from: file, to: relative(ROOT, to) })),
    )
    .filter(({ to }) => !isTest(to))
  expect(imports.length).toBeGreaterThan(5_000)
  expect(circles(imports)).toEqual([])
})

test.each([
  {
    case: 'two folders',
    imports: ['a/x → b/y', 'b/z → a/w'],
    found: [['p/a/x → p/b/y', 'p/b/z → p/a/w']],
  },
  {
    case: 'three folders',
    imports: ['a/x → b/y', 'b/z → c/w', 'c/v → a/u'],
    found: [['p/a/x → p/b/y', 'p/b/z → p/c/w', 'p/c/v → p/a/u']],
  },
  {
    case: 'folders inside a folder',
    imports: ['d/a/x → d/b/y', 'd/b/z → d/a/w'],
    found: [['p/d/a/x → p/d/b/y', 'p/d/b/z → p/d/a/w']],
  },
  { case: 'one direction', imports: ['a/x → b/y', 'b/z → c/w', 'a/v → c/u', 'c/t → root'], found: [] },
])('a circle of $case is found or not', ({ imports, found }) => {
  const read = imports.map((one) => {
    const [from, to] = one.split(' → ').map((file) => `p/${file}`)
    return { from: from!, to: to! }
  })
  expect(circles(read)).toEqual(found)
})
