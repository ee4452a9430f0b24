import type { Kysely } from 'kysely'
import type { AccountDataService } from '../api/account-data/accountData.service'
import type { ChatPeople } from '../api/account-data/chatPeople'
import type { ApiDatabase } from '../api/database/schema'
import type { Config } from '../platform/config/config'
import type { FileStore } from '../platform/files/store/fileStore'
import type { JobQueue } from '../platform/jobs/jobQueue'
import type { MailQueue } from '../platform/mail/mailQueue'

/** What the commands stand on: the same as the main API, and who types. */
export interface OperatorContext {
  db: Kysely<ApiDatabase>
  config: Config
  files: FileStore
  jobs: JobQueue<ApiDatabase>
  mails: MailQueue<ApiDatabase>
  chat: ChatPeople
  accountData: AccountDataService
  /** Tells chat at once who has lost access and who has it again. Returns what became of it, as part of a sentence. */
  tellChat: () => Promise<string>
  clock: () => Date
  /** The user of the operating system, as the audit names them. */
  operator: string
  /** Asks the person at the terminal; undefined where there is none to ask. */
  confirm: (question: string, expected: string) => Promise<boolean | undefined>
}

export type Options = Record<string, string | boolean | undefined>

export interface Outcome {
  /** For people. */
  text: string
  /** For scripts, with `--json`. */
  json: unknown
}

interface CommandLine {
  /** For example `mentors approve`. */
  name: string
  /** What its one argument is called; none takes no argument. */
  argument?: string
  /** Its options, with how their values are called; an empty name marks a switch. */
  options?: Record<string, string>
  /** Options that it cannot do without. */
  requires?: string[]
  about: string
}

/** A command on the running product. */
export interface Command extends CommandLine {
  run: (context: OperatorContext, argument: string, options: Options) => Promise<Outcome>
}

/** A command that opens by itself what it works on, which may not even be there. */
export interface SettingsCommand extends CommandLine {
  runWith: (settings: Config, options: Options) => Promise<Outcome>
}

export type AnyCommand = Command | SettingsCommand

/** Something that the operator can put right: said in one sentence, without a stack. */
export class OperatorError extends Error {}
