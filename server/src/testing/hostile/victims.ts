import type { Ids } from './knownValues'
import { aPair } from './people'
import { differences, idsOf, rowsWith, type AllowedEffects, type Rows } from './rowsOf'
import type { World } from './world'

/** A learner and a mentor who are not part of the run, and all stored data about them. */
export interface Victims {
  ids: Ids
  /** Ids of their rows in each database. */
  rowIds: Record<'api' | 'chat', Set<string>>
  rows: Record<'api' | 'chat', Rows>
}

export async function victimsOf(world: World): Promise<Victims> {
  const { ids, mentor, learner } = await aPair(world, 'B', 'a password that nobody else has')
  const first = [mentor.account._id, learner.account._id, ...ids.emails]
  const rowIds = { api: await idsOf(world.api.db, first), chat: await idsOf(world.chatDb, first) }
  return { ids, rowIds, rows: await rowsOf(world, rowIds) }
}

async function rowsOf(
  world: World,
  rowIds: Victims['rowIds'],
  known?: Victims['rows'],
): Promise<Victims['rows']> {
  return {
    api: await rowsWith(world.api.db, rowIds.api, known?.api),
    chat: await rowsWith(world.chatDb, rowIds.chat, known?.chat),
  }
}

/** The effects that anybody may have on the rows of these people. */
const allowedEffects = (people: readonly string[]): Record<'api' | 'chat', AllowedEffects> => ({
  api: {
    // Others enrol in a published course, bookmark it, learn in it and review it.
    courses: ['students', 'rating_sum', 'rating_count', 'rating_average'],
    course_domains: ['students', 'rating_average'],
    enrolments: ['*'],
    favorites: ['*'],
    lesson_progress: ['*'],
    lesson_positions: ['*'],
    lesson_watched: ['*'],
    task_works: ['*'],
    // Learners ask any mentor.
    mentorships: ['*'],
    activity: ['*'],
    reviews: ['*'],
    // Learners review any mentor whom they have met.
    mentor_reviews: ['*'],
    certificates: ['*'],
    // Anybody may try to sign up, to log in or to get a new password for an address.
    signups: ['*'],
    sign_up_mails: ['*', 'mails'],
    sign_up_links: ['*'],
    otp_guesses: ['*', 'guesses'],
    password_guesses: ['*'],
    password_resets: ['*'],
    // Any signed-in person may request a change to any address.
    email_changes: ['*'],
    password_reset_requests: ['*', 'requests'],
    // The mentor of a course is notified of enrolments and reviews.
    events: ['*'],
    notifications: ['*', 'seq', 'actor', 'count', 'updated_at'],
    notification_people: ['*', 'last_seq'],
    deliveries: ['*'],
    jobs: ['*'],
    mails: ['*'],
    // Anybody may block a mentor or a learner, but not in the name of the other.
    blocked_pairs: [
      ({ learner_id, mentor_id, by_learner, by_mentor }) =>
        !(by_learner && people.includes(learner_id as string)) &&
        !(by_mentor && people.includes(mentor_id as string)),
    ],
  },
  chat: {
    // A mentor and a learner may open a conversation with each other, write, block and report in it.
    conversations: ['*'],
    messages: ['*'],
    message_attachments: ['*'],
    reports: ['*'],
    jobs: ['*'],
  },
})

/** Messages about unexpected changes of the victims' data. */
export async function harmTo(world: World, { ids, rowIds, rows }: Victims): Promise<string[]> {
  const after = await rowsOf(world, rowIds, rows)
  const allowed = allowedEffects(ids.people)
  return (['api', 'chat'] as const).flatMap((service) =>
    differences(rows[service], after[service], allowed[service]).map(
      (one) => `account B, ${service}: ${one}`,
    ),
  )
}
