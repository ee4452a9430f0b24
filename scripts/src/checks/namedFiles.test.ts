import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '../../..')
const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  workspaces: string[]
}
const FILE = new RegExp(`\`((?:${workspaces.join('|')})/[\\w./-]+\\.(?:tsx?|m?js|json))\``, 'g')
/** Placeholder for the number in the name of a future file. */
const PLACEHOLDER = 'NNN'

test.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/testing.md', 'docs/teams.md'])(
  'every file that %s names exists',
  (page) => {
    const named = [...readFileSync(join(ROOT, page), 'utf8').matchAll(FILE)].map(([, file]) => file!)
    const missing = named.filter((file) => !file.includes(PLACEHOLDER) && !existsSync(join(ROOT, file)))
    expect(missing).toEqual([])
  },
)
