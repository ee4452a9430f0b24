import type { AccountDataService } from '../api/account-data/accountData.service'
import type { ChatPeople } from '../kernel/chat-service/chatPeople'
import type { ApiDatabase, Database } from '../kernel/database/schema'
import type { Reportables } from '../kernel/reportables/reportable'
import type { Config } from '../platform/config/config'
import type { FileStore } from '../platform/files/store/fileStore'
import type { JobQueue } from '../platform/jobs/jobQueue'
import type { MailQueue } from '../platform/mail/mailQueue'

/** Dependencies of commands: those of the main API, and the operator. */
export interface OperatorContext {
  db: Database
  config: Config
  files: FileStore
  jobs: JobQueue<ApiDatabase>
  mails: MailQueue<ApiDatabase>
  chat: ChatPeople
  accountData: AccountDataService
  /** Descriptors of all content that can be reported. */
  reportables: Reportables
  /** Sends access changes to chat immediately. Returns the outcome as part of a message. */
  tellChat: () => Promise<string>
  clock: () => Date
  /**
   * Name of the operator in the audit: the operator's address in the back office; on the command line,
   * OPERATOR_NAME or the user of the operating system.
   */
  operator: string
  /** Id of the operator of the back office; undefined on the command line. */
  operatorId?: string
}

export type Options = Record<string, string | boolean | undefined>

export interface Outcome {
  /** The outcome as text for people. */
  text: string
  /** The outcome for scripts, printed with `--json`. */
  json: unknown
}

interface CommandLine {
  /** Name of the command, for example `mentors approve`. */
  name: string
  /** Name of the argument; undefined for a command without one. */
  argument?: string
  /** Options of the command with the names of their values; an empty name marks a flag. */
  options?: Record<string, string>
  /** Required options. */
  requires?: string[]
  about: string
}

/** A command on the running product. */
export interface Command extends CommandLine {
  /**
   * Defined only for a command that takes something away. Returns a description of the action, such as
   * "suspend the mentor Ravi (ravi@example.org)", for the operator to confirm. Such a command has the option
   * `--yes`. Throws the same errors as `run`.
   */
  takesAway?: (context: OperatorContext, argument: string, options: Options) => Promise<string>
  run: (context: OperatorContext, argument: string, options: Options) => Promise<Outcome>
}

/** A command that gets only the settings and opens the databases itself, because they may not exist. */
export interface SettingsCommand extends CommandLine {
  runWith: (settings: Config, options: Options) => Promise<Outcome>
}

export type AnyCommand = Command | SettingsCommand

/** An error that the operator can fix. It is printed as one message, without a stack trace. */
export class OperatorError extends Error {}
