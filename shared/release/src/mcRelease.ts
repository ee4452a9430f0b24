// `mc-release <command>` manages the releases of an area. It can be run in any folder that contains an area.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CliError, exitWithError } from '@mentor-connect/build/cliError'
import type { Command, CommandContext } from './commands/command'
import { describe } from './commands/describe'
import { release } from './commands/release'
import { releases } from './commands/releases'
import { rollback } from './commands/rollback'
import { authorName } from './note'
import { isAddress, remoteSite } from './remoteSite'

/**
 * `check [folder]` checks that a built release conforms to the protocol (docs/protocol.md), regardless of the tool
 * that built it.
 */
const check: Command = async (args, { call, dir }) => {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  if (positionals.length > 1) throw new CliError(`Usage: ${call} [folder of a built release, default: dist]`)
  const folder = resolve(dir, positionals[0] ?? 'dist')
  const { checkRelease } = await import('@mentor-connect/build/conformance/checkRelease')
  const { description, issues } = await checkRelease(folder)
  if (issues.length > 0)
    throw new CliError(
      [`${folder} does not conform to the release protocol:`, ...issues.map((issue) => `  • ${issue}`)].join(
        '\n',
      ),
    )
  console.log(`✓ ${description!.area}@${description!.release} conforms to the release protocol.`)
}

const COMMANDS: Record<string, { run: Command; what: string }> = {
  release: { run: release, what: 'builds the area in this folder and makes it live' },
  check: { run: check, what: 'checks a built release against the protocol, whichever tool built it' },
  describe: { run: describe, what: 'makes a release of a build of a public plugin of Module Federation' },
  rollback: { run: rollback, what: 'makes an earlier release live again' },
  releases: { run: releases, what: 'lists what is live; promotes, holds, withdraws, retires, sets flags' },
}

/** Runs `mc-release` in `dir`. Ends the process with an error if the command fails. */
export async function mcRelease(dir: string, args: string[]): Promise<void> {
  await runCommand(dir, args, process.env.RELEASE_TOKEN).catch(exitWithError)
}

/**
 * Runs a command of `mc-release` in the folder of an area.
 * @param token of the team, for the release server
 * @throws with a message for the person at the terminal
 */
export async function runCommand(
  dir: string,
  [name = '', ...args]: string[],
  token: string | undefined,
): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new CliError(usage())
  const openTarget: CommandContext['openTarget'] = ({ to, by }) => {
    if (isAddress(to)) return remoteSite(to, token, authorName(by))
    throw new CliError(
      "Say where to: --to https://releases.example.org, the address of the site's release server.",
    )
  }
  await command.run(args, { call: `mc-release ${name}`, dir, openTarget })
}

function usage(): string {
  const commands = Object.entries(COMMANDS).map(
    ([name, { what }]) => `  mc-release ${name.padEnd(9)} ${what}`,
  )
  return ['Name a command:', ...commands].join('\n')
}
