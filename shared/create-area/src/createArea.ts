import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { repositoryFiles } from './areaFiles'
import { optionsIssue } from './areaOptions'

const USAGE =
  'npm create @mentor-connect/area jobs -- --at /jobs (and, if you like, --in <folder> and --no-install)'

interface Context {
  /** The folder in which the area's folder is created. */
  cwd: string
  /** Installs the packages of the area. Returns true if that succeeded. */
  install: (dir: string) => boolean
  /** Makes the folder a git repository, unless it is inside one. */
  startRepository: (dir: string) => void
}

/**
 * Creates an area in a separate git repository and installs its packages.
 * @returns the text to show to the person at the terminal
 * @throws with the way to correct it, if the area cannot be created
 */
export function createArea(args: string[], { cwd, install, startRepository }: Context): string {
  const { name, path, dir, isInstalled } = readArguments(args, cwd)
  const issue = optionsIssue({ name, path }) ?? folderIssue(dir)
  if (issue) throw new Error(issue)
  for (const [file, text] of Object.entries(repositoryFiles({ name, path }))) {
    const target = join(dir, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  startRepository(dir)
  if (isInstalled && !install(dir))
    throw new Error(
      `The area is in ${dir}, but npm could not install its packages: see above, check the network, then run "npm install" there.`,
    )
  return nextSteps({ name, path, dir, isInstalled })
}

function readArguments(args: string[], cwd: string) {
  const { positionals, values } = parse(args)
  const [name] = positionals
  if (!name || positionals.length > 1) throw new Error(`Name the area: ${USAGE}.`)
  const { at = `/${name}`, in: folder = `mf-${name}` } = values
  return { name, path: at, dir: resolve(cwd, folder), isInstalled: !values['no-install'] }
}

function parse(args: string[]) {
  const options = {
    at: { type: 'string' },
    in: { type: 'string' },
    'no-install': { type: 'boolean' },
  } as const
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new Error(`${(error as Error).message} ${USAGE}.`)
  }
}

/**
 * Returns why the area cannot be created in this folder; undefined if it can. A new repository may already contain
 * `.git`.
 */
function folderIssue(dir: string): string | undefined {
  if (!existsSync(dir)) return undefined
  const isFree = statSync(dir).isDirectory() && readdirSync(dir).every((entry) => entry === '.git')
  return isFree ? undefined : `${dir} exists already: choose another name, or another folder with --in.`
}

function nextSteps({ name, path, dir, isInstalled }: ReturnType<typeof readArguments>): string {
  return [
    `✓ The area ${name} is in ${dir}. Its area.json mounts it at ${path}.`,
    '',
    ...(isInstalled ? [] : ['  npm install                     installs its packages']),
    '  npm test                        runs its tests and the contract suite',
    '  npm run dev -- --against <url>  shows it inside a deployed site while you work',
    '  npm run build                   builds it into dist',
    '  npm run release -- --to <url>   makes it live, with the token of your team as RELEASE_TOKEN',
    '',
    'What to ask the owner of the site for, and what its CI does, is in its README.md.',
  ].join('\n')
}
