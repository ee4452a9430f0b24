// Starts one program of a distribution: `node server.mjs api`.
import { existsSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { refuseNode } from './nodeVersions.mjs'

const COMMANDS = {
  api: 'the main API',
  chat: 'the chat service',
  site: 'the site server',
  admin: 'the back office, which listens on this machine only',
  operator: 'the commands of operators: backups, accounts, keys',
  install: 'installs this version on a machine with systemd, or upgrades to it',
  delivery: 'what is live on the site: publish, configure, releases, rollback, release-server',
}

const fileOf = (name) => new URL(`./programs/${name}.mjs`, import.meta.url)
const [name = ''] = process.argv.splice(2, 1)

if (!Object.hasOwn(COMMANDS, name) || !existsSync(fileOf(name))) {
  const there = Object.keys(COMMANDS).filter((one) => existsSync(fileOf(one)))
  const list = there.map((one) => `  ${one.padEnd(9)} ${COMMANDS[one]}`)
  console.error(['Usage: node server.mjs <program> [options]', ...list].join('\n'))
  process.exit(['', '--help', '-h'].includes(name) ? 0 : 2)
}

const refusal = refuseNode(process.versions.node)
if (refusal) {
  console.error(refusal)
  process.exit(1)
}

process.setSourceMapsEnabled(true)
// Limits the growth of the young generation: the garbage of a start would let it grow to 32 MB, which V8
// never returns.
setFlagsFromString('--semi-space-growth-factor=1')
await import(fileOf(name))
setFlagsFromString('--semi-space-growth-factor=2')
