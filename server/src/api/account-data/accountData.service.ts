import type { ErasureTerms } from '@mentor-connect/contract/accounts/accountData'
import type { FastifyBaseLogger } from 'fastify'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { filesOf, type FileRow } from '../../kernel/files/files.repo'
import { copyJournal } from '../../kernel/restore-journal/journalCopy'
import { certificateRevoked, recordForRestore } from '../../kernel/restore-journal/restoreJournal.repo'
import { erasedCertificateId, statusBitsOf } from '../../learning/certificates/certificateErasure.repo'
import { eraseLearner, eraseMentor } from './accountErasure'
import { accountOf } from './accountExport'
import { exportAsJson } from './exportAsJson'
import type { ChatPeople } from '../../kernel/chat-service/chatPeople'
import { finishErasure, handleErasures } from './erasure.jobs'
import { workshopNews } from '../../mentoring/meetings/workshopNews'
import { findPerson, type Person } from '../../accounts/people/person.repo'
import { tellPartners } from './tellPartners'
import { countCertificates, countTaughtCourses } from './terms.repo'

export interface AccountDataDependencies extends Pick<
  ApiDependencies,
  'db' | 'config' | 'files' | 'jobs' | 'mails' | 'clock'
> {
  chat: ChatPeople
  logger?: FastifyBaseLogger
}

interface Erasing {
  keepCertificates?: boolean
  /** The reason why an operator deletes the account. The mail states it; absent otherwise. */
  reason?: string
  /** Number of months without use, if the account is deleted because it is unused. */
  unusedMonths?: number
  /** Called in the transaction. If it returns false, the account stays as it is. */
  claim?: (tx: Tx) => Promise<boolean>
}

export type AccountDataService = ReturnType<typeof accountDataService>

export function accountDataService(dependencies: AccountDataDependencies) {
  const { db, config, files, jobs, clock, chat, logger } = dependencies

  handleErasures(dependencies)

  async function* withMessages(threads: { _id: string }[], personId: string) {
    for (const thread of threads)
      yield { ...thread, messages: flattened(chat.messages(personId, thread._id)) }
  }

  return {
    /**
     * Exports all data that the main API and chat store about a person, as chunks of JSON. Rejects before the
     * first chunk if chat is down.
     */
    async export(person: Person): Promise<AsyncGenerator<string>> {
      const account = {
        exportedAt: clock().toISOString(),
        ...(await accountOf(db, person, clock().toISOString())),
        files: (await filesOf(db, person.id)).map((file) => describeFile(file, config.apiUrl)),
      }
      const { conversations, rooms = [], ...chatData } = await chat.export(person.id)
      return exportAsJson({
        ...account,
        chat: {
          ...chatData,
          conversations: withMessages(conversations, person.id),
          rooms: withMessages(rooms, person.id),
        },
      })
    },

    async terms({ id }: Person): Promise<Omit<ErasureTerms, 'proof' | 'isFresh'>> {
      return {
        certificates: await countCertificates(db, id),
        coursesThatStay: await countTaughtCourses(db, id),
      }
    },

    /**
     * Deletes an account. The account and its sessions are deleted when the promise resolves. Data in chat
     * and in the file store is deleted immediately if possible, otherwise later by a job; the result is then
     * `pending`. The confirmation mail is sent last.
     */
    async erase(
      person: Person,
      { keepCertificates = false, reason, unusedMonths, claim }: Erasing = {},
    ): Promise<'done' | 'pending'> {
      const { id, role, email, language } = person
      const detail = keepCertificates ? ('keep-certificates' as const) : null
      const payload = { personId: id, email, language, reason, unusedMonths }
      const job = await db
        .transaction()
        .execute(async (tx) => {
          // This comes first, because it serializes concurrent deletions of one account: the second one waits
          // here and then finds no account.
          const job = await jobs.reserve(tx, finishErasure, { key: id, payload })
          if (!(await findPerson(tx, role, id))) throw new NotErased()
          if (claim && !(await claim(tx))) throw new NotErased()
          const withdrawn = keepCertificates ? [] : await statusBitsOf(tx, id)
          const leaveWorkshops = () => workshopNews(dependencies).withdraw(tx, id, role)
          const cancelled =
            role === 'user'
              ? await eraseLearner(tx, person, { keepCertificates, now: clock(), leaveWorkshops })
              : await eraseMentor(tx, person, clock(), leaveWorkshops)
          await tellPartners(tx, { jobs, clock }, id, cancelled)
          await recordForRestore(tx, { kind: 'account-erased', subject: id, role, detail }, clock())
          for (const bit of withdrawn)
            await recordForRestore(tx, certificateRevoked(erasedCertificateId(bit), bit), clock())
          return job
        })
        .catch(unlessNotErased)
      if (!job) return 'done'
      // If this copy fails, the housekeeping job retries it within a minute.
      await copyJournal({ db, files }, clock).catch((error: unknown) => logger?.error({ err: error }))
      return (await jobs.attempt(job)).kind === 'done' ? 'done' : 'pending'
    },
  }
}

async function* flattened<Item>(pages: AsyncIterable<Item[]>) {
  for await (const page of pages) yield* page
}

/** An uploaded file with its download URL. */
function describeFile({ path, kind, name, bytes, created_at }: FileRow, apiUrl: string) {
  return { kind, name, bytes, created_at, url: apiUrl + path }
}

/** Thrown to roll the transaction back if there is nothing to delete. */
class NotErased extends Error {}

function unlessNotErased(error: unknown) {
  if (error instanceof NotErased) return undefined
  throw error
}
