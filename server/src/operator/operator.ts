import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { chatAccessSync } from '../api/access/chatAccessSync'
import { accountDataService } from '../api/account-data/accountData.service'
import { chatPeople } from '../api/account-data/chatPeople'
import { migrations } from '../api/database/migrations/index'
import type { ApiDatabase } from '../api/database/schema'
import { copyJournal } from '../api/restore-journal/journalCopy'
import { ConfigError, readConfig, type Config } from '../platform/config/config'
import { jobQueue } from '../platform/jobs/jobQueue'
import { mailQueue } from '../platform/mail/mailQueue'
import { migrate } from '../platform/database/migrate'
import { openDatabase } from '../platform/database/openDatabase'
import { chooseFileStore } from '../platform/files/store/chooseFileStore'
import { serviceKey } from '../platform/keys/serviceKey'
import { chooseMailer } from '../platform/mail/chooseMailer'
import { explainStartFailure } from '../platform/process/startFailure'
import { OperatorError, type AnyCommand, type Command, type OperatorContext, type Options } from './command'
import { backupCommands } from './commands/backups'
import { importCommand } from './commands/import'
import { jobCommands } from './commands/jobs'
import { keyCommands } from './commands/keys'
import { mentorCommands } from './commands/mentors'
import { recordCommands } from './commands/records'
import { sanctionCommands } from './commands/sanctions'
import { userCommands } from './commands/users'
import { readCommandLine, usage, UsageError, type Given } from './usage'

const COMMANDS: AnyCommand[] = [
  ...mentorCommands,
  ...userCommands,
  ...sanctionCommands,
  ...recordCommands,
  ...keyCommands,
  ...jobCommands,
  ...backupCommands,
  importCommand,
]

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
  const context = await openContext(config)
  try {
    const outcome = await command.run(context, argument, options)
    await copyJournal(context, context.clock).catch(() => 'the running server copies it within a minute')
    return outcome
  } finally {
    await context.db.destroy()
  }
}

/** Opens the databases and stores of the services, which may be running. */
async function openContext(given: Config): Promise<OperatorContext> {
  const file = join(given.dataDir, 'api.db')
  if (!given.databaseUrl && !existsSync(file))
    throw new OperatorError(`There is no data in ${given.dataDir}: start the product once, or set DATA_DIR.`)
  const config = { ...given, serviceKey: await serviceKey(given) }
  const clock = () => new Date()
  const { mailer } = chooseMailer(config, clock)
  const chat = chatPeople(config)
  const db = openDatabase<ApiDatabase>({ url: config.databaseUrl, file })
  await migrate(db, migrations)
  const files = chooseFileStore(config)
  const jobs = jobQueue<ApiDatabase>({ db, clock })
  const mails = mailQueue({ jobs, mailer, from: config.mailFrom })
  const accountData = accountDataService({ db, config, files, jobs, mails, clock, chat })
  const access = chatAccessSync({ db, tell: chat.tellAccess })
  const tellChat = () => outcomeInChat(access.sendPending())
  const operator = userInfo().username
  return { db, config, files, jobs, mails, chat, accountData, tellChat, clock, operator, confirm }
}

/** A change that chat did not receive stays pending: the running server sends it. */
function outcomeInChat(told: Promise<void>): Promise<string> {
  return told.then(
    () => 'chat knows it',
    () => 'chat did not answer, the running server tells it',
  )
}

async function confirm(question: string, expected: string): Promise<boolean | undefined> {
  if (!process.stdin.isTTY) return undefined
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await terminal.question(question)).trim() === expected
  } finally {
    terminal.close()
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof OperatorError) return error.message
  if (error instanceof ConfigError) return error.problems.join('\n✗ ')
  const { code } = error as NodeJS.ErrnoException
  return code ? explainStartFailure(error, '') : String((error as Error).message)
}
