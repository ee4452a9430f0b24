import { generateKeyPairSync } from 'node:crypto'
import { NOTIFICATION_NAMES } from '../../api/domains'
import { handleDeliveries } from '../../messages/notifications/deliveries'
import { pushSender } from '../../messages/notifications/push/pushJobs'
import { vapidOf } from '../../messages/notifications/push/vapid'
import { mailSender } from '../../messages/notifications/sendMail'
import type { ApiDatabase } from '../../kernel/database/schema'
import { openDatabase } from '../../platform/database/openDatabase'
import { jobQueue } from '../../platform/jobs/jobQueue'
import { readSigningKey } from '../../platform/keys/signingKey'
import { mailQueue } from '../../platform/mail/mailQueue'
import { smtpMailer } from '../../platform/mail/smtpMailer'
import { testConfig } from '../testConfig'
import type { JobProcessOptions } from './fates'

// Child process of a test: delivers the notifications of a database until no job is waiting.

const { location, name, lease, smtpUrl = '' } = JSON.parse(process.argv[2] ?? '{}') as JobProcessOptions
const clock = () => new Date()
const db = openDatabase<ApiDatabase>(location)
const timing = {
  lease,
  poll: 20,
  concurrency: 2,
  retries: Array.from({ length: 50 }, () => 100),
}
const jobs = jobQueue<ApiDatabase>({ db, clock, timing })
// Mail server and push service identify the process by this address.
const supportEmail = `${name}@example.org`
const config = testConfig({ mailFrom: `Mentor-Connect <${supportEmail}>`, pushHosts: ['127.0.0.1'] })
const mails = mailQueue({ jobs, mailer: smtpMailer(smtpUrl, config.mailFrom), config })
const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
const keys = await readSigningKey(pem as string)
const dependencies = { db, jobs, mails, config, keys, clock, vapid: vapidOf(keys, supportEmail) }
handleDeliveries(dependencies, {
  mail: mailSender({ ...dependencies, names: NOTIFICATION_NAMES }),
  push: pushSender(dependencies),
})

jobs.start()
const isWaiting = () =>
  db.selectFrom('jobs').select('id').where('state', '=', 'waiting').limit(1).executeTakeFirst()
while (await isWaiting()) await new Promise((resolve) => setTimeout(resolve, 50))
await jobs.stop()
await db.destroy()
