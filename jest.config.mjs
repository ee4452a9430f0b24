import { readFileSync } from 'node:fs'
import { browserProject, nodeProject } from './shared/src/build/jestPreset.mjs'

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

/** Every other workspace runs in the browser: a new remote is tested without a line here. */
const ON_NODE = ['server', 'scripts', 'e2e']

export default {
  projects: workspaces.map((name) => (ON_NODE.includes(name) ? nodeProject(name) : browserProject(name))),
}
