import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chatAccessSync } from '../accounts/access/chatAccessSync'
import { accountDataService } from '../api/account-data/accountData.service'
import { REPORTABLES } from '../api/domains'
import { chatPeople } from '../kernel/chat-service/chatPeople'
import { migrations } from '../kernel/database/migrations/index'
import type { ApiDatabase } from '../kernel/database/schema'
import type { Config } from '../platform/config/config'
import { migrate } from '../platform/database/migrate'
import { openDatabase, type DatabaseLocation } from '../platform/database/openDatabase'
import { chooseFileStore } from '../platform/files/store/chooseFileStore'
import { jobQueue } from '../platform/jobs/jobQueue'
import { serviceKey } from '../platform/keys/serviceKey'
import { chooseMailer } from '../platform/mail/chooseMailer'
import { mailQueue } from '../platform/mail/mailQueue'
import { OperatorError, type OperatorContext } from './command'

/** Location of the main API's database. */
export const apiDatabaseOf = ({ databaseUrl, dataDir }: Config): DatabaseLocation => ({
  url: databaseUrl,
  file: join(dataDir, 'api.db'),
})

/** Opens the databases and stores of the services, which may be running. The caller closes the database. */
export async function openContext(given: Config): Promise<Omit<OperatorContext, 'operator'>> {
  const location = apiDatabaseOf(given)
  if (!location.url && !existsSync(location.file))
    throw new OperatorError(`There is no data in ${given.dataDir}: start the product once, or set DATA_DIR.`)
  const config = { ...given, serviceKey: await serviceKey(given) }
  const clock = () => new Date()
  const { mailer } = await chooseMailer(config, clock)
  const chat = chatPeople(config)
  const db = openDatabase<ApiDatabase>(location)
  await migrate(db, migrations, 'accept')
  const files = chooseFileStore(config)
  const jobs = jobQueue<ApiDatabase>({ db, clock })
  const mails = mailQueue({ jobs, mailer, config })
  const accountData = accountDataService({ db, config, files, jobs, mails, clock, chat })
  const access = chatAccessSync({ db, tell: chat.tellAccess })
  const tellChat = () => outcomeInChat(access.sendPending())
  return { db, config, files, jobs, mails, chat, accountData, reportables: REPORTABLES, tellChat, clock }
}

/**
 * Describes the outcome of sending a change to chat. A change that chat did not receive stays pending, and
 * the running server sends it later.
 */
function outcomeInChat(told: Promise<void>): Promise<string> {
  return told.then(
    () => 'chat knows it',
    () => 'chat did not answer, the running server tells it',
  )
}
