import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { repositoryFiles } from './repositoryFiles'

const ROOT = join(__dirname, '../../..')
const OWN = '@mentor-connect'

export interface RepositoryCopy {
  dir: string
  /** Runs git in the copy. Returns the output. */
  git: (...options: string[]) => string
  remove: () => void
}

/**
 * A copy of the repository's current state in a temporary folder, for tests that change sources. It shares the
 * installed packages, except that workspace links point into the copy.
 */
export function copyRepository(): RepositoryCopy {
  const dir = mkdtempSync(join(tmpdir(), 'mentor-connect-copy-'))
  const git = (...options: string[]) => execFileSync('git', options, { cwd: dir, encoding: 'utf8' })
  for (const file of repositoryFiles()) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    cpSync(join(ROOT, file), join(dir, file))
  }
  linkPackages(dir)
  git('init', '--quiet')
  git('add', '--all')
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.test']
  git(...author, 'commit', '--quiet', '--message', 'Copy')
  return { dir, git, remove: () => rmSync(dir, { recursive: true, force: true }) }
}

function linkPackages(dir: string) {
  const links = join(ROOT, 'node_modules', OWN)
  linkEntries(join(ROOT, 'node_modules'), join(dir, 'node_modules'))
  mkdirSync(join(dir, 'node_modules', OWN))
  for (const name of readdirSync(links)) {
    const target = readlinkSync(join(links, name))
    symlinkSync(target, join(dir, 'node_modules', OWN, name))
    // Only packages of this workspace are linked here, because the root has another version of them.
    const workspace = relative(ROOT, join(links, target))
    const own = join(ROOT, workspace, 'node_modules')
    if (existsSync(own)) linkEntries(own, join(dir, workspace, 'node_modules'))
  }
}

function linkEntries(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name === OWN) continue
    // npm's stamps and lists are copied, because a command may rewrite them.
    if (name.startsWith('.') && name !== '.bin') cpSync(join(from, name), join(to, name), { recursive: true })
    else symlinkSync(join(from, name), join(to, name))
  }
}
