import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import {
  boardStageOf,
  mayMove,
  needsText,
  type ApplicationStage,
  type PosterStage,
} from '@mentor-connect/contract/work/applicationStages'
import { POSTER_ANSWER_MAX, POSTER_ANSWERS_MAX } from '@mentor-connect/contract/work/openingLimits'
import type { ApplicantDetails } from '@mentor-connect/contract/work/posting'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { notifier } from '../../messages/notifications/notifier'
import { errors } from '../../platform/http/errors'
import { moveEntryOf } from '../board/board.repo'
import { workErrors } from '../openings/workErrors'
import { findApplicant } from './applicants.query'
import {
  eventsOf,
  insertEvent,
  lockForPoster,
  updateApplication,
  type StoredApplication,
} from './applications.repo'
import { mayReach, mayReadContact, toApplicantDetails } from './presentApplicant'
import { restoreEntry } from './restoreEntry'
import { drawSentResume } from './sentResume'

interface Act {
  version: number
  stage: ApplicationStage
  text?: string
}

/** Lets mentors read and answer the applications to their openings. */
export function applicants(dependencies: Pick<ApiDependencies, 'db' | 'jobs' | 'clock' | 'config'>) {
  const { db, clock, config } = dependencies
  const notifications = notifier(dependencies)

  async function read(mentorId: string, id: string): Promise<ApplicantDetails> {
    const row = await findApplicant(db, mentorId, id)
    if (!row) throw errors.notFound('Application')
    return toApplicantDetails(db, row, clock())
  }

  function inTurn(mentorId: string, id: string, work: (tx: Tx, row: StoredApplication) => Promise<void>) {
    return db.transaction().execute(async (tx) => {
      const seen = await findApplicant(tx, mentorId, id)
      const row = seen && (await lockForPoster(tx, seen))
      if (!row) throw errors.notFound('Application')
      if (!mayReach(seen, clock())) throw workErrors.applicantUnreachable()
      await work(tx, row)
    })
  }

  async function record(tx: Tx, row: StoredApplication, { version, stage, text }: Act) {
    if (text !== undefined) await requireTextsLeft(tx, row.id, stage)
    const at = clock().toISOString()
    const answered = text === undefined ? {} : { answered_at: at, silent_at: null }
    await updateApplication(tx, row.id, { stage, changed_at: at, ...answered })
    await insertEvent(tx, { application_id: row.id, stage, by: 'poster', text: text ?? null, at })
    const entry = { stage: boardStageOf(stage), changed_at: at }
    const moved = await moveEntryOf(tx, row.id, entry)
    if (text === undefined) return
    const entryId = moved ?? (await restoreEntry(tx, row, entry))
    const isMoved = boardStageOf(stage) !== boardStageOf(row.stage)
    const kind = isMoved ? 'application-moved' : 'application-answered'
    await notifications.record(tx, {
      kind,
      subject: entryId,
      to: row.learner_id,
      key: `${row.id}:${version}`,
    })
  }

  /**
   * Returns true if the last event is the same act, which a client has sent again because it did not get the
   * response.
   */
  async function isRepeated(tx: Tx, row: StoredApplication, { version, stage, text }: Act): Promise<boolean> {
    if (row.version !== version + 1 || row.stage !== stage) return false
    const last = (await eventsOf(tx, row.id)).at(-1)
    return last?.by === 'poster' && last.stage === stage && (last.text ?? undefined) === text
  }

  return {
    read,

    async readResume(mentorId: string, id: string): Promise<Buffer> {
      const row = await findApplicant(db, mentorId, id)
      return drawSentResume(row && mayReadContact(row, clock()) ? row : undefined, config.siteUrl)
    },

    async move(mentorId: string, id: string, act: Act & { stage: PosterStage }): Promise<ApplicantDetails> {
      requireText(act.text, needsText(act.stage))
      await inTurn(mentorId, id, async (tx, row) => {
        if (await isRepeated(tx, row, act)) return
        if (row.version !== act.version || !mayMove(row.stage, act.stage))
          throw workErrors.applicationChanged(row.stage)
        await record(tx, row, act)
      })
      return read(mentorId, id)
    },

    async answer(mentorId: string, id: string, { version, text }: Required<Omit<Act, 'stage'>>) {
      requireText(text, true)
      await inTurn(mentorId, id, async (tx, row) => {
        const act = { version, text, stage: row.stage === 'new' ? 'read' : row.stage } as const
        if (row.version !== version || row.stage === 'withdrawn')
          throw workErrors.applicationChanged(row.stage)
        await record(tx, row, act)
      })
      return read(mentorId, id)
    },
  }
}

/**
 * Throws if no further text may be sent. Each text, with or without a new stage, notifies the learner and
 * sends a mail. One text is reserved for declining, so that every applicant can get an answer.
 */
async function requireTextsLeft(tx: Tx, applicationId: string, stage: ApplicationStage) {
  const sent = (await eventsOf(tx, applicationId)).filter(({ text }) => text !== null)
  const max = stage === 'declined' ? POSTER_ANSWERS_MAX + 1 : POSTER_ANSWERS_MAX
  if (sent.length >= max) throw workErrors.answersUsedUp()
}

function requireText(text: string | undefined, isNeeded: boolean) {
  const isMissing = text === undefined ? isNeeded : isBlank(text)
  if (isMissing || hasMoreGraphemes(text ?? '', POSTER_ANSWER_MAX))
    throw errors.invalidInput({ text: `Write up to ${POSTER_ANSWER_MAX} characters to the applicant.` })
}
