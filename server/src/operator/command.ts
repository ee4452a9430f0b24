import type { Kysely } from 'kysely'
import type { AccountDataService } from '../api/account-data/accountData.service'
import type { ChatPeople } from '../api/account-data/chatPeople'
import type { ApiDatabase } from '../api/database/schema'
import type { Config } from '../platform/config/config'
import type { Mailer } from '../platform/mail/mailer'

/** What the commands stand on: the same as the main API, and who types. */
export interface OperatorContext {
  db: Kysely<ApiDatabase>
  config: Config
  mailer: Mailer
  chat: ChatPeople
  accountData: AccountDataService
  clock: () => Date
  /** The user of the operating system, as the audit names them. */
  operator: string
  /** Asks the person at the terminal; scripts, which have none, are taken at their word. */
  confirm: (question: string, expected: string) => Promise<boolean>
}

export type Options = Record<string, string | boolean | undefined>

export interface Outcome {
  /** For people. */
  text: string
  /** For scripts, with `--json`. */
  json: unknown
}

export interface Command {
  /** For example `mentors approve`. */
  name: string
  /** What its one argument is called; none takes no argument. */
  argument?: string
  /** Its options, with how their values are called; an empty name marks a switch. */
  options?: Record<string, string>
  /** Options that it cannot do without. */
  requires?: string[]
  about: string
  run: (context: OperatorContext, argument: string, options: Options) => Promise<Outcome>
}

/** Something that the operator can put right: said in one sentence, without a stack. */
export class OperatorError extends Error {}
