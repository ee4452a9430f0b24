import { jobKind } from '../../platform/jobs/jobKind'
import type { ChatDependencies } from '../dependencies'
import { findWithoutMails, forgetChoice } from './messageMails.repo'

const handOverChoices = jobKind('message-mails.hand-over')
const AT_ONCE = 100

/** Hands the choices of people who wanted no mails, which chat stored until release 1.7, over to the main API. */
export function handleHandOver({
  db,
  people,
  jobs,
  timing,
  config,
}: Pick<ChatDependencies, 'db' | 'people' | 'jobs' | 'timing' | 'config'>) {
  if (!config.serviceKey) return
  jobs.handle(handOverChoices, {
    outside: async () => {
      for (const personId of await findWithoutMails(db, AT_ONCE)) {
        await people.messageMails(personId, false)
        await forgetChoice(db, personId)
      }
    },
  })
  jobs.every(handOverChoices, timing.handOver)
}
