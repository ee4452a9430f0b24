import type { Locale } from '@mentor-connect/contract/api/locales'
import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import { localDay } from '@mentor-connect/contract/rules/localDay'
import { isPhoneNumber } from '@mentor-connect/contract/rules/typedNumbers'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import { boardStageOf } from '@mentor-connect/contract/work/applicationStages'
import type { BoardEntryDetails } from '@mentor-connect/contract/work/applications'
import { APPLICATION_ANSWER_MAX, APPLICATION_NOTE_MAX } from '@mentor-connect/contract/work/openingLimits'
import type { ApplyObstacle } from '@mentor-connect/contract/work/openings'
import { randomUUID } from 'node:crypto'
import { lockAccount } from '../../accounts/people/credentials.repo'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { notifier } from '../../messages/notifications/notifier'
import { errors } from '../../platform/http/errors'
import { findEntry, findEntryOfOpening, lockEntry, moveEntryOf, updateEntry } from '../board/board.repo'
import { addOpening } from '../board/board.service'
import { toEntry } from '../board/presentEntry'
import { listOf } from '../openings/openingColumns'
import { lockOpening, type StoredOpening } from '../openings/openings.repo'
import { workErrors } from '../openings/workErrors'
import {
  findApplication,
  findApplicationOf,
  insertApplication,
  insertEvent,
  lockApplication,
  updateApplication,
} from './applications.repo'
import { applyObstacle } from './applyObstacle.query'
import { presentApplication } from './presentApplication'
import { copyOfResume } from './sentResume'
import { certificatesOf, worksOf } from '../proofs/proofs.query'

interface Sent {
  note: string
  answers: { question: string; answer: string }[]
  certificates: string[]
  works: string[]
  phone?: string
  portfolio?: boolean
  /** Language of the résumé that is sent with the application. */
  resume?: Locale
}

const REFUSALS: Record<ApplyObstacle, () => Error> = {
  closed: workErrors.openingClosed,
  consent: errors.guardianConsentNeeded,
  'birth-year': errors.birthYearNeeded,
  today: workErrors.applicationsPerDayMax,
}

/** A withdrawal deletes the copy of the résumé, which is no longer needed. */
const WITHDRAWN = { stage: 'withdrawn', silent_at: null, resume: null } as const

/** Lets learners apply to openings of this site. */
export function applying(dependencies: Pick<ApiDependencies, 'db' | 'jobs' | 'clock' | 'config'>) {
  const { db, clock } = dependencies
  const notifications = notifier(dependencies)

  async function read(learnerId: string, entryId: string): Promise<BoardEntryDetails> {
    const entry = await findEntry(db, learnerId, entryId)
    if (!entry) throw errors.notFound('Entry')
    const row = entry.application_id === null ? undefined : await findApplication(db, entry.application_id)
    return { ...toEntry(entry, clock()), ...(row && { sent: await presentApplication(db, row) }) }
  }

  async function requireAllowed(tx: Tx, learnerId: string, opening: StoredOpening, sent: Sent) {
    const obstacle = await applyObstacle(tx, learnerId, opening, dependencies)
    if (obstacle) throw REFUSALS[obstacle]()
    if (opening.apply_way !== 'here') throw workErrors.openingClosed()
    const asked = sent.answers.map(({ question }) => question)
    if (JSON.stringify(asked) !== JSON.stringify(listOf(opening.questions)))
      throw workErrors.questionsChanged()
    const certificates = await certificatesOf(tx, learnerId, sent.certificates)
    const works = await worksOf(tx, learnerId, sent.works)
    if (certificates.length < sent.certificates.length || works.length < sent.works.length)
      throw errors.invalidInput({
        certificates: 'Something that you chose cannot be sent any more. Choose again.',
      })
  }

  async function insert(tx: Tx, learnerId: string, opening: StoredOpening, sent: Sent): Promise<string> {
    const id = randomUUID()
    const now = clock().toISOString()
    await insertApplication(tx, {
      id,
      opening_id: opening.id,
      learner_id: learnerId,
      stage: 'new',
      version: 0,
      note: sent.note,
      answers: JSON.stringify(sent.answers),
      certificates: JSON.stringify(sent.certificates),
      works: JSON.stringify(sent.works),
      phone: sent.phone ?? '',
      with_portfolio: sent.portfolio ? 1 : 0,
      resume: sent.resume ? await copyOfResume(tx, learnerId, sent.resume) : null,
      applied_at: now,
      changed_at: now,
      answered_at: null,
      silent_at: null,
      contact_removed_at: null,
    })
    return id
  }

  const tellPoster = (
    tx: Tx,
    { id, mentor_id }: StoredOpening,
    { learnerId, applicationId }: { learnerId: string; applicationId: string },
  ) => {
    const event = { kind: 'application-received', subject: id, actor: learnerId } as const
    return notifications.record(tx, { ...event, to: mentor_id!, key: applicationId })
  }

  return {
    read,

    /** Sends an application. For a learner who has applied before, returns the existing entry. */
    async apply(learnerId: string, openingId: string, sent: Sent): Promise<BoardEntryDetails> {
      requireValid(sent)
      const entryId = await db.transaction().execute(async (tx) => {
        await lockAccount(tx, 'user', learnerId)
        const opening = await lockOpening(tx, openingId)
        if (!opening || opening.posted_at === null) throw errors.notFound('Opening')
        const before = await findEntryOfOpening(tx, learnerId, openingId)
        if (before?.application_id) return before.id
        // The learner may have removed the entry of an application that was withdrawn or declined.
        const known = await findApplicationOf(tx, openingId, learnerId)
        if (!known) await requireAllowed(tx, learnerId, opening, sent)
        const now = clock().toISOString()
        const stage = boardStageOf(known?.stage ?? 'new')
        const id = before?.id ?? (await addOpening(tx, learnerId, opening, { stage, now }))
        const application_id = known?.id ?? (await insert(tx, learnerId, opening, sent))
        const applied_on = localDay(known?.applied_at ?? now, DEFAULT_TIME_ZONE)
        await updateEntry(tx, id, { application_id, stage, applied_on, changed_at: now })
        if (!known) await tellPoster(tx, opening, { learnerId, applicationId: application_id })
        return id
      })
      return read(learnerId, entryId)
    },

    async withdraw(learnerId: string, entryId: string, version: number): Promise<BoardEntryDetails> {
      await db.transaction().execute(async (tx) => {
        await lockAccount(tx, 'user', learnerId)
        const applicationId = (await findEntry(tx, learnerId, entryId))?.application_id
        const application = applicationId ? await lockApplication(tx, applicationId) : undefined
        if (!application) throw errors.notFound('Application')
        if (application.stage === 'withdrawn') return
        if ((await lockEntry(tx, entryId))?.version !== version)
          throw workErrors.applicationChanged(application.stage)
        const at = clock().toISOString()
        const { id } = application
        await updateApplication(tx, id, { ...WITHDRAWN, changed_at: at })
        await insertEvent(tx, { application_id: id, stage: 'withdrawn', by: 'learner', text: null, at })
        await moveEntryOf(tx, id, { stage: 'closed', changed_at: at })
      })
      return read(learnerId, entryId)
    },
  }
}

function requireValid({ note, answers, phone }: Sent) {
  const fields: Record<string, string> = {}
  if (isBlank(note) || hasMoreGraphemes(note, APPLICATION_NOTE_MAX))
    fields.note = `Write up to ${APPLICATION_NOTE_MAX} characters.`
  const isWrong = ({ answer }: Sent['answers'][number]) =>
    isBlank(answer) || hasMoreGraphemes(answer, APPLICATION_ANSWER_MAX)
  if (answers.some(isWrong))
    fields.answers = `Answer each question with up to ${APPLICATION_ANSWER_MAX} characters.`
  if (phone && !isPhoneNumber(phone)) fields.phone = 'Enter a telephone number.'
  if (Object.keys(fields).length > 0) throw errors.invalidInput(fields)
}
