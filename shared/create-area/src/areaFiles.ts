import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { StatedMount } from '@mentor-connect/contract/site/mounts'
import type { AreaOptions } from './areaOptions'
import { repositoryManifest, workspaceManifest } from './manifests'

/** The frame and guard of mounts below these paths. All other mounts are public. */
const AREAS: (Pick<StatedMount, 'frame' | 'guard'> & { under: string })[] = [
  { under: '/user/', frame: 'learner', guard: 'user' },
  { under: '/mentor/', frame: 'mentor', guard: 'mentor' },
]

const PUBLIC = { frame: 'public', guard: 'open' } as const

/** Path of a file, relative to the area's folder → its text. */
export type Files = Record<string, string>

const TEMPLATES = join(import.meta.dirname, '../template')
const SUFFIX = '.template'

/** Returns the files of an area inside the repository of Mentor-Connect. */
export const workspaceFiles = (options: AreaOptions): Files => ({
  'package.json': json(workspaceManifest(options.name)),
  ...areaFiles(options),
})

/** Returns the files of an area in a separate repository. */
export const repositoryFiles = (options: AreaOptions): Files => ({
  'package.json': json(repositoryManifest(options.name)),
  ...areaFiles(options),
  ...filled('repository', options),
})

const areaFiles = (options: AreaOptions): Files => ({
  'area.json': json({ mounts: [mountAt(options.path)] }),
  ...filled('area', options),
})

function filled(folder: string, { name, path }: AreaOptions): Files {
  const words: Record<string, string> = {
    name,
    path,
    frame: mountAt(path).frame,
    Name: name[0]!.toUpperCase() + name.slice(1),
  }
  const root = join(TEMPLATES, folder)
  return Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.name.endsWith(SUFFIX))
      .map((entry) => {
        const file = join(entry.parentPath, entry.name)
        const text = readFileSync(file, 'utf8').replace(
          /\{\{(\w+)\}\}/g,
          (_hole, word: string) => words[word]!,
        )
        return [targetOf(relative(root, file)), text]
      }),
  )
}

/**
 * Returns the name of the file that a template produces. npm does not publish `.gitignore`, so templates of hidden
 * files begin with `_` instead of a dot.
 */
const targetOf = (template: string) => template.slice(0, -SUFFIX.length).replace(/^_/, '.')

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/** Returns the mount of a new area at this path. */
function mountAt(path: string): StatedMount {
  const { frame, guard } = AREAS.find(({ under }) => path.startsWith(under)) ?? PUBLIC
  return { path, frame, guard }
}
