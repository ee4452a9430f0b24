import type { ErasureTerms } from '@mentor-connect/shared/contracts/accountData'
import type { FastifyBaseLogger } from 'fastify'
import { isUniqueViolation } from '../../platform/database/isUniqueViolation'
import { errors } from '../../platform/http/errors'
import type { Session } from '../../platform/http/access'
import type { ApiDependencies } from '../dependencies'
import { deleteFilesLeftBy } from '../files/collectOrphans'
import { filesOf, type FileRow } from '../files/files.repo'
import { eraseLearner, eraseMentor } from './accountErasure.repo'
import { accountOf } from './accountExport.repo'
import type { ChatPeople } from './chatPeople'
import { erasedMail } from './erasure.mails'
import { deleteErasure, findErasures, insertErasure, noteChatErased, type Erasure } from './erasures.repo'
import { findPerson, type Person } from './person'
import { countCertificates, countTaughtCourses, sessionBegan } from './terms.repo'

export interface AccountDataDependencies extends Pick<
  ApiDependencies,
  'db' | 'config' | 'files' | 'mailer' | 'clock'
> {
  chat: ChatPeople
  logger?: FastifyBaseLogger
}

/** How young a session has to be to stand for a fresh sign-in, where there is no password to ask for. */
const FRESH_MS = 10 * 60_000
/** An erasure that is younger is in the hands of the request that began it. */
const ABANDONED_MS = 60_000

export type AccountDataService = ReturnType<typeof accountDataService>

export function accountDataService(dependencies: AccountDataDependencies) {
  const { db, config, files, mailer, clock, chat, logger } = dependencies
  const ago = (ms: number) => new Date(clock().getTime() - ms).toISOString()

  /** What is left once the account is gone. Every step may be repeated, so it may break off anywhere. */
  async function finish(erasure: Erasure) {
    const { person_id: personId, email, language } = erasure
    if (!erasure.chat_erased_at) {
      await chat.erase(personId)
      await noteChatErased(db, personId, clock().toISOString())
    }
    await deleteFilesLeftBy({ db, files }, personId)
    await mailer.send(erasedMail({ email, language }))
    await deleteErasure(db, personId)
  }

  const tryToFinish = (erasure: Erasure) =>
    finish(erasure).then(
      () => true,
      (error: unknown) => {
        logger?.error({ err: error, personId: erasure.person_id }, 'an erasure waits to be finished')
        return false
      },
    )

  return {
    /** Everything that both services store about a person. */
    async export(person: Person) {
      const exportedAt = clock().toISOString()
      return {
        exportedAt,
        ...(await accountOf(db, person)),
        files: (await filesOf(db, person.id)).map((file) => describeFile(file, config.apiUrl)),
        chat: await chat.export(person.id),
      }
    },

    async terms({ personId, role, sessionId }: Session): Promise<ErasureTerms> {
      const person = await findPerson(db, role, personId)
      if (!person) throw errors.unauthenticated()
      return {
        proof: person.passwordHash ? 'password' : 'fresh-sign-in',
        isFresh: (await sessionBegan(db, sessionId)) >= ago(FRESH_MS),
        certificates: await countCertificates(db, personId),
        coursesThatStay: await countTaughtCourses(db, personId),
      }
    },

    /**
     * The account is gone, with all its sessions, once this resolves. Chat and the mail follow at once when they can,
     * else with the next round of housekeeping: then the answer is `pending`.
     */
    async erase(person: Person, { keepCertificates = false } = {}): Promise<'done' | 'pending'> {
      const { id, role, email, language } = person
      const erasure = { person_id: id, email, language, requested_at: clock().toISOString() }
      const isErased = await db
        .transaction()
        .execute(async (tx) => {
          if (!(await findPerson(tx, role, id))) return false
          // First of all: of two that erase one account at once, the second fails here and changes nothing.
          await insertErasure(tx, erasure)
          if (role === 'user') await eraseLearner(tx, person, keepCertificates)
          else await eraseMentor(tx, person)
          return true
        })
        .catch(begunMeanwhile)
      if (!isErased) return 'done'
      return (await tryToFinish({ ...erasure, chat_erased_at: null })) ? 'done' : 'pending'
    },

    /** Finishes what was begun and broke off. */
    async finishErasures() {
      for (const erasure of await findErasures(db, ago(ABANDONED_MS))) await tryToFinish(erasure)
    },
  }
}

/** A file that was uploaded, and where it can be had. */
function describeFile({ path, kind, name, bytes, created_at }: FileRow, apiUrl: string) {
  return { kind, name, bytes, created_at, url: apiUrl + path }
}

function begunMeanwhile(error: unknown) {
  if (isUniqueViolation(error)) return false
  throw error
}
