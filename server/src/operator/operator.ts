import { userInfo } from 'node:os'
import { copyJournal } from '../kernel/restore-journal/journalCopy'
import { ConfigError, readConfig, type Config } from '../platform/config/config'
import { explainStartFailure } from '../platform/process/startFailure'
import { OperatorError, type AnyCommand, type Command, type Options } from './command'
import { requireConsent } from './consent'
import { accessCommands } from './commands/access'
import { ageCommands } from './commands/ages'
import { backupCommands } from './commands/backups'
import { certificateCommands } from './commands/certificates'
import { failureCommands } from './commands/failures'
import { importCommand } from './commands/import'
import { jobCommands } from './commands/jobs'
import { keyCommands } from './commands/keys'
import { mentorCheckCommands } from './commands/mentorChecks'
import { mentorCommands } from './commands/mentors'
import { operatorCommands } from './commands/operators'
import { projectTeamCommands } from './commands/projectTeams'
import { recordCommands } from './commands/records'
import { noticeCommands } from './commands/notices'
import { secondFactorCommands } from './commands/secondFactors'
import { sessionCommands } from './commands/sessions'
import { unusedAccountCommands } from './commands/unusedAccounts'
import { userCommands } from './commands/users'
import { openContext } from './openContext'
import { readCommandLine, usage, UsageError, type Given } from './usage'

const COMMANDS: AnyCommand[] = [
  ...mentorCommands,
  ...mentorCheckCommands,
  ...userCommands,
  ...sessionCommands,
  ...secondFactorCommands,
  ...unusedAccountCommands,
  ...noticeCommands,
  ...accessCommands,
  ...ageCommands,
  ...certificateCommands,
  ...recordCommands,
  ...projectTeamCommands,
  ...keyCommands,
  ...jobCommands,
  ...operatorCommands,
  ...backupCommands,
  ...failureCommands,
  importCommand,
]

/** Throws a `UsageError` if the words of a command line do not form a command that operators can enter. */
export function checkOperatorLine(line: string[]): void {
  readCommandLine(COMMANDS, line)
}

/** Runs an operator command and returns the exit code of the process. */
export async function runOperator(line: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  try {
    const given = readCommandLine(COMMANDS, line)
    if (given) await run(given, readConfig(environment, 'operator'))
    else console.log(usage(COMMANDS))
    return 0
  } catch (error) {
    const isUsage = error instanceof UsageError
    console.error(`✗ ${sentenceFor(error)}`)
    if (isUsage) console.error(`\n${usage(COMMANDS)}`)
    return isUsage ? 2 : 1
  }
}

async function run({ command, argument, options }: Given, config: Config) {
  const { text, json } = await ('runWith' in command
    ? command.runWith(config, options)
    : runInContext(command, argument, options, config))
  console.log(options['json'] ? JSON.stringify(json, null, 2) : text)
}

async function runInContext(command: Command, argument: string, options: Options, config: Config) {
  const context = { ...(await openContext(config)), operator: config.operatorName ?? userInfo().username }
  try {
    await requireConsent(command, { context, argument, options })
    const outcome = await command.run(context, argument, options)
    await copyJournal(context, context.clock).catch(() => 'the running server copies it within a minute')
    return outcome
  } finally {
    await context.db.destroy()
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof OperatorError) return error.message
  if (error instanceof ConfigError) return error.problems.join('\n✗ ')
  const { code } = error as NodeJS.ErrnoException
  return code ? explainStartFailure(error, '') : String((error as Error).message)
}
