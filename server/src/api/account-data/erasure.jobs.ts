import type { Locale } from '@mentor-connect/contract/api/locales'
import { jobKind } from '../../platform/jobs/jobKind'
import type { ApiDependencies } from '../../kernel/dependencies'
import { deleteFilesLeftBy } from '../../kernel/files/collectOrphans'
import type { ChatPeople } from '../../kernel/chat-service/chatPeople'
import { erasedMail, removedMail, unusedErasedMail } from './erasure.mails'

/** The job that completes a deletion after the account was deleted from this database. */
export const finishErasure = jobKind<Erasure>('account.finish-erasure')

interface Erasure {
  personId: string
  email: string
  language: Locale | null
  /** The reason why an operator has deleted the account; undefined if no operator has deleted it. */
  reason?: string
  /** Number of months without use, if the account was deleted because it was unused. */
  unusedMonths?: number
}

interface Dependencies extends Pick<ApiDependencies, 'db' | 'files' | 'jobs' | 'mails'> {
  chat: ChatPeople
}

/**
 * Handles the job that deletes a person's data in chat and in the file store; it is safe to repeat. The
 * confirmation mail is sent once, after everything is deleted.
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
