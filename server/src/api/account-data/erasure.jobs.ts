import type { Locale } from '@mentor-connect/contract/api/locales'
import { jobKind } from '../../platform/jobs/jobKind'
import type { ApiDependencies } from '../../kernel/dependencies'
import { deleteFilesLeftBy } from '../../kernel/files/collectOrphans'
import type { ChatPeople } from '../../kernel/chat-service/chatPeople'
import { erasedMail, removedMail, unusedErasedMail } from './erasure.mails'

/** What remains to be done after an account was deleted from this database. */
export const finishErasure = jobKind<Erasure>('account.finish-erasure')

interface Erasure {
  personId: string
  email: string
  language: Locale | null
  /** Why an operator has deleted the account; undefined if the person did. */
  reason?: string
  /** For how long nobody had used it, if that is why. */
  unusedMonths?: number
}

interface Dependencies extends Pick<ApiDependencies, 'db' | 'files' | 'jobs' | 'mails'> {
  chat: ChatPeople
}

/**
 * The calls to chat and the file store are safe to repeat. The confirmation mail is sent once, after everything is
 * deleted.
 */
export function handleErasures({ db, files, jobs, mails, chat }: Dependencies) {
  jobs.handle(finishErasure, {
    outside: async ({ personId }) => {
      await chat.erase(personId)
      await deleteFilesLeftBy({ db, files }, personId)
    },
    effect: (tx, { personId, ...erasure }) => {
      const mail = lastMail(erasure)
      return mails.enqueue(tx, { key: `account-erased:${personId}`, mail })
    },
  })
}

function lastMail({ reason, unusedMonths, ...recipient }: Omit<Erasure, 'personId'>) {
  if (unusedMonths !== undefined) return unusedErasedMail(recipient, unusedMonths)
  return reason === undefined ? erasedMail(recipient) : removedMail(recipient, reason)
}
