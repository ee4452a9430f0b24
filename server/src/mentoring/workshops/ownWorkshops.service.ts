import type { OwnWorkshop } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { workshopErrors, type WorkshopContent } from '@mentor-connect/contract/mentoring/workshops/workshop'
import {
  WORKSHOP_DAYS_MAX,
  WORKSHOPS_OF_MENTOR_MAX,
} from '@mentor-connect/contract/mentoring/workshops/workshopLimits'
import { errors } from '../../platform/http/errors'
import { sessionErrors } from '../sessionErrors'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { claimTime } from '../meetings/timeCells.repo'
import type { workshopNews } from '../meetings/workshopNews'
import {
  cancelStored,
  lockWorkshop,
  promoteWaiting,
  spanOf,
  type StoredWorkshop,
} from '../meetings/workshopSeats.repo'
import type { EditedWorkshops } from './editedWorkshops'
import { moveWorkshop } from './moveWorkshop'
import { toOwnWorkshop } from './presentWorkshop'
import type { WorkshopReminders } from './reminders'
import {
  countAhead,
  countWaiting,
  deleteWorkshop,
  findWorkshopOf,
  insertWorkshop,
  updateWorkshop,
} from './workshops.repo'

interface Saved extends WorkshopContent {
  id: string
  revision?: number
}

/** Creates, opens, changes and cancels workshops on behalf of their mentors. */
export function ownWorkshops(
  { db, clock }: Pick<ApiDependencies, 'db' | 'clock'>,
  news: ReturnType<typeof workshopNews>,
  { reminders, edits }: { reminders: WorkshopReminders; edits: EditedWorkshops },
) {
  const read = async (mentorId: string, id: string): Promise<OwnWorkshop> => {
    const row = await findWorkshopOf(db, mentorId, id)
    if (!row) throw errors.notFound('Workshop')
    return toOwnWorkshop(row, await countWaiting(db, id), clock())
  }

  async function create(mentorId: string, { id, ...content }: Saved) {
    const now = clock().toISOString()
    await db.transaction().execute(async (tx) => {
      const before = await lockWorkshop(tx, id)
      if (before?.mentor_id === mentorId && before.revision === 0) return
      if (before) throw errors.invalidInput({ id: 'Choose another id.' })
      if ((await countAhead(tx, mentorId, now)) >= WORKSHOPS_OF_MENTOR_MAX)
        throw errors.invalidInput({ title: `At most ${WORKSHOPS_OF_MENTOR_MAX} workshops can be planned.` })
      const isNew = {
        taken: 0,
        joined: 0,
        state: 'draft',
        revision: 0,
        created_at: now,
        updated_at: now,
      } as const
      await insertWorkshop(tx, { id, mentor_id: mentorId, ...columnsOf(content), ...isNew })
    })
  }

  async function change(mentorId: string, { id, revision, ...content }: Saved) {
    await db.transaction().execute(async (tx) => {
      const workshop = await requireCurrent(tx, mentorId, id, revision!)
      if (content.seats < Number(workshop.taken))
        throw errors.invalidInput({ seats: `${workshop.taken} seats are taken.` })
      const now = clock().toISOString()
      const changed = { ...columnsOf(content), revision: workshop.revision + 1, updated_at: now }
      await updateWorkshop(tx, id, changed)
      if (workshop.state !== 'open') return
      const after = { ...workshop, ...changed }
      if (after.starts_at !== workshop.starts_at || after.ends_at !== workshop.ends_at) {
        const waiting = await moveWorkshop(tx, after)
        await news.everybody(tx, 'workshop-moved', after)
        await news.calendar(tx, after, 'waiting', waiting)
        await reminders.schedule(tx, after)
        await edits.forget(tx, id)
      } else if (after.title !== workshop.title || after.description !== workshop.description)
        await edits.announce(tx, after)
      await news.seat(tx, after, await promoteWaiting(tx, id))
    })
  }

  return {
    read,

    async save(mentorId: string, saved: Saved): Promise<OwnWorkshop> {
      const content = { ...saved, start: new Date(saved.start).toISOString() }
      requireValid(content, clock().getTime())
      await (saved.revision === undefined ? create(mentorId, content) : change(mentorId, content))
      return read(mentorId, saved.id)
    },

    async open(mentorId: string, id: string, revision: number): Promise<OwnWorkshop> {
      await db.transaction().execute(async (tx) => {
        const workshop = await requireCurrent(tx, mentorId, id, revision, revision + 1)
        if (workshop.state === 'open') return
        const isFree = await claimTime(tx, { workshop_id: id }, [{ personId: mentorId, ...spanOf(workshop) }])
        if (!isFree) throw sessionErrors.slotTaken()
        const opened = { state: 'open', revision: revision + 1, updated_at: clock().toISOString() } as const
        await updateWorkshop(tx, id, opened)
        const after = { ...workshop, ...opened }
        await reminders.schedule(tx, after)
        await news.calendar(tx, after, 'booked', [mentorId], mentorId)
      })
      return read(mentorId, id)
    },

    /** Cancels a workshop. A draft is deleted instead. */
    async cancel(mentorId: string, id: string, revision: number): Promise<{ id: string }> {
      await db.transaction().execute(async (tx) => {
        const stored = await lockWorkshop(tx, id)
        if (stored?.mentor_id === mentorId && stored.state === 'cancelled') return
        const workshop = await requireCurrent(tx, mentorId, id, revision)
        if (workshop.state === 'draft') return deleteWorkshop(tx, id)
        const cancelled = await cancelStored(tx, workshop, clock().toISOString())
        await news.everybody(tx, 'workshop-cancelled', cancelled)
      })
      return { id }
    },
  }

  async function requireCurrent(
    tx: Database,
    mentorId: string,
    id: string,
    ...revisions: number[]
  ): Promise<StoredWorkshop> {
    const workshop = await lockWorkshop(tx, id)
    if (!workshop || workshop.mentor_id !== mentorId) throw errors.notFound('Workshop')
    const isAhead = workshop.state === 'draft' || workshop.starts_at > clock().toISOString()
    if (workshop.state === 'cancelled' || !isAhead) throw sessionErrors.sessionChanged()
    if (!revisions.includes(Number(workshop.revision))) throw sessionErrors.workshopChanged()
    return workshop
  }
}

function requireValid(content: WorkshopContent, now: number) {
  const found = Object.keys(workshopErrors(content)).map((field) => [field, 'Correct this.'])
  const start = Date.parse(content.start)
  if (start <= now || start > now + WORKSHOP_DAYS_MAX * DAY_MS)
    found.push(['start', `Choose a time within the next ${WORKSHOP_DAYS_MAX} days.`])
  if (found.length > 0) throw errors.invalidInput(Object.fromEntries(found))
}

const columnsOf = ({
  title,
  description,
  language,
  subject,
  start,
  minutes,
  seats,
  meetingUrl,
}: WorkshopContent) => ({
  title: title.trim(),
  description: description.trim(),
  language,
  subject,
  seats,
  starts_at: start,
  ends_at: new Date(Date.parse(start) + minutes * 60_000).toISOString(),
  meeting_url: meetingUrl,
})
