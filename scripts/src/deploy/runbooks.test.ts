import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { checkOperatorLine } from '@mentor-connect/server/operator'
import { DEPLOY } from '../systemd/units'

const FOLDER = join(ROOT, 'docs/operations')
const runbooks = readdirSync(FOLDER).map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }))

/** The target does not wait for the units that it stops, so what follows would find them running. */
test('whoever is told to stop the product is told to stop its services, too', () => {
  const commands = runbooks.flatMap(
    ({ text }) => text.match(/systemctl stop mentor-connect\.target[^`\n]*/g) ?? [],
  )
  expect(commands.length).toBeGreaterThan(2)
  for (const command of commands) expect(command).toContain("'mentor-connect-*.service'")
})

test('units that a runbook names exist', () => {
  const units = readdirSync(join(DEPLOY, 'systemd')).map((name) => name.replace(/\.(service|target)$/, ''))
  const named = runbooks.flatMap(({ file, text }) =>
    [...text.matchAll(/systemctl (?:start|restart|status|enable --now) ([^`\n|;&]+)/g)].flatMap(([, list]) =>
      list!
        .split(/\s+/)
        .filter((name) => /^mentor-connect-[\w.-]+$/.test(name))
        .map((name) => ({ file, unit: name.replace(/\.(service|target)$/, '') })),
    ),
  )
  const unknown = named.filter(({ unit }) => !units.includes(unit) && !/-\d$/.test(unit))
  expect(unknown).toEqual([])
  expect(named.length).toBeGreaterThan(10)
})

/** An ellipsis stands for a command that the reader chooses, or for an option whose text the reader writes. */
test('commands of operators that a runbook names exist, with their options', () => {
  const lines = runbooks.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:server\.mjs|mentor-connect) operator ([a-z][^`\n|;]*)/g)].map(([, line]) => ({
      file,
      words: line!.trim().match(/(?:"[^"]*"|<[^>]*>|\$\([^)]*\)|\S)+/g)!,
    })),
  )
  const refusal = (words: string[]) => {
    try {
      checkOperatorLine(words)
      return []
    } catch (error) {
      return [(error as Error).message]
    }
  }
  expect(lines.length).toBeGreaterThan(20)
  const refusals = lines.flatMap(({ file, words }) => refusal(words).map((message) => `${file}: ${message}`))
  expect(refusals).toEqual([])
})
