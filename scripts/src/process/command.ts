import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { promisify } from 'node:util'
import { ROOT } from '@mentor-connect/delivery/root'

const PROGRAM = 'scripts/bootstrap.mjs'
const run = promisify(execFile)

/**
 * Runs a command of the repository, as `npm run <name> -- <options>` does, and returns its output.
 *
 * @param line name and options of the command
 * @param environment variables in addition to those of this process
 * @param cwd folder of the sources, if the command should run in a copy of this repository
 * @throws an error with `stderr` if the command fails
 */
export async function runCommand(
  line: string[],
  environment: NodeJS.ProcessEnv = {},
  cwd = ROOT,
): Promise<string> {
  const env = { ...process.env, ...environment }
  return (await run(process.execPath, [PROGRAM, ...line], { cwd, env })).stdout
}

/** Starts a command that runs until it is stopped; the parameters are those of `runCommand`. */
export function startCommand(line: string[], environment: NodeJS.ProcessEnv = {}, cwd = ROOT): ChildProcess {
  return spawn(process.execPath, [PROGRAM, ...line], { cwd, env: { ...process.env, ...environment } })
}
