import { generateKeyPairSync } from 'node:crypto'
import type { ApiDatabase, Database } from '../../kernel/database/schema'
import { workshopNews } from '../../mentoring/meetings/workshopNews'
import { meetingService } from '../../mentoring/meetings/meetings.service'
import { slotService } from '../../mentoring/meetings/slots.service'
import { editedWorkshops } from '../../mentoring/workshops/editedWorkshops'
import { ownWorkshops } from '../../mentoring/workshops/ownWorkshops.service'
import { workshopReminders } from '../../mentoring/workshops/reminders'
import { seatService } from '../../mentoring/workshops/seats.service'
import { ApiError } from '../../platform/http/errors'
import { jobQueue } from '../../platform/jobs/jobQueue'
import { readSigningKey } from '../../platform/keys/signingKey'
import { testConfig } from '../testConfig'

/** A request of a person. It is plain data, so that it can be sent to another process. */
export type Act =
  | { kind: 'book'; learner: string; mentor: string; start: string; clientId: string }
  | { kind: 'move'; by: 'user' | 'mentor'; person: string; meeting: string; revision: number; start: string }
  | { kind: 'cancel'; by: 'user' | 'mentor'; person: string; meeting: string; revision: number }
  | { kind: 'join'; learner: string; workshop: string }
  | { kind: 'leave'; learner: string; workshop: string }

export const DRILLED_KIND = 'talk'

/** The services of sessions and workshops on a database. Jobs are stored but not run. */
export async function bookingServices(db: Database) {
  const clock = () => new Date()
  const jobs = jobQueue<ApiDatabase>({ db, clock })
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  const dependencies = { db, clock, jobs, config: testConfig(), keys: await readSigningKey(pem as string) }
  const news = workshopNews(dependencies)
  const meetings = meetingService(dependencies)
  const seats = seatService(dependencies, news)

  async function perform(act: Act): Promise<object> {
    if (act.kind === 'join') return seats.join(act.learner, act.workshop)
    if (act.kind === 'leave') return seats.leave(act.learner, act.workshop)
    if (act.kind === 'book') {
      const { learner: userId, mentor: mentorId, start, clientId } = act
      return meetings.book({ userId, mentorId, start, clientId, kindId: DRILLED_KIND, topic: '' })
    }
    const who = { personId: act.person, role: act.by }
    if (act.kind === 'cancel') return meetings.cancel(who, act.meeting, act.revision)
    return meetings.move(who, act.meeting, { revision: act.revision, start: act.start })
  }

  return {
    perform,
    slots: slotService(dependencies),
    workshops: ownWorkshops(dependencies, news, {
      reminders: workshopReminders(dependencies, news),
      edits: editedWorkshops(dependencies, news),
    }),
  }
}

export type BookingServices = Awaited<ReturnType<typeof bookingServices>>

/** The answer to a request: its result, or the code of the refusal. */
export type Answer = { done: object } | { refused: string }

export async function answerTo({ perform }: Pick<BookingServices, 'perform'>, act: Act): Promise<Answer> {
  try {
    return { done: await perform(act) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { refused: error.code }
  }
}
