import { openDatabase } from '../../platform/database/openDatabase'
import { smtpMailer } from '../../platform/mail/smtpMailer'
import { mailQueue } from '../../platform/mail/mailQueue'
import { testConfig } from '../testConfig'
import { testMail } from '../testMail'
import { addEffect, countEffect, effectQueue, type EffectTables } from './effects'
import { fateOf, type JobProcessOptions } from './fates'

// Child process of a test: runs the jobs of a database until none is waiting or a job kills it.

const options = JSON.parse(process.argv[2] ?? '{}') as JobProcessOptions
const { location, name, lease, smtpUrl, reserveMails } = options
const die = () => process.kill(process.pid, 'SIGKILL')

const db = openDatabase<EffectTables>(location)
const jobs = effectQueue(db, () => new Date(), {
  lease,
  poll: 20,
  concurrency: 2,
  retries: Array.from({ length: 50 }, () => 100),
})

jobs.handle(countEffect, {
  outside: async ({ job }, { attempts }) => {
    const fate = fateOf(job, attempts)
    if (fate === 'dies before its effect') die()
    // This blocks the whole process, so that its lease expires.
    if (fate === 'outlives its lease') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * lease)
  },
  effect: async (tx, { job }, { attempts }) => {
    await addEffect(tx, job, name)
    if (fateOf(job, attempts) === 'dies in the transaction of its effect') die()
  },
})

if (smtpUrl) {
  const config = testConfig({ mailFrom: `Mentor-Connect <${name}@example.org>` })
  const mails = mailQueue({ jobs, mailer: smtpMailer(smtpUrl, config.mailFrom), config })
  for (const to of reserveMails ?? []) {
    await db.transaction().execute((tx) => mails.reserve(tx, { key: to, mail: testMail(to) }))
  }
  if (reserveMails) die()
}

jobs.start()
const isWaiting = () =>
  db.selectFrom('jobs').select('id').where('state', '=', 'waiting').limit(1).executeTakeFirst()
while (await isWaiting()) await new Promise((resolve) => setTimeout(resolve, 50))
await jobs.stop()
await db.destroy()
