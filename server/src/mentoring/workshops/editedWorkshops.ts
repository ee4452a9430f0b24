import { jobKind } from '../../platform/jobs/jobKind'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { workshopNews } from '../meetings/workshopNews'
import type { StoredWorkshop } from '../meetings/workshopSeats.repo'
import { findWorkshop } from './workshops.repo'

/**
 * Delay in ms before a corrected title or text is mailed, because several corrections often follow each
 * other.
 */
const DELAY_MS = 5 * 60_000

const edited = jobKind<{ workshopId: string }>('workshop.edited')

/**
 * Queues the mails about a changed title or text. They are sent a few minutes after the last of several
 * changes.
 */
export const announceEdited = (
  tx: Database,
  { jobs, clock }: Pick<ApiDependencies, 'jobs' | 'clock'>,
  { id, starts_at }: StoredWorkshop,
) =>
  jobs.enqueue(tx, edited, {
    key: id,
    payload: { workshopId: id },
    replace: true,
    runAt: new Date(clock().getTime() + DELAY_MS),
    expiresAt: new Date(starts_at),
  })

/**
 * Queues the mails that update calendars after the text of a coming workshop was hidden or shown again. They
 * are the same mails as for a changed title.
 */
export async function announceHidden(
  tx: Database,
  dependencies: Pick<ApiDependencies, 'jobs' | 'clock'>,
  id: string,
): Promise<void> {
  const workshop = await findWorkshop(tx, id)
  if (workshop?.state === 'open' && workshop.starts_at > dependencies.clock().toISOString())
    await announceEdited(tx, dependencies, workshop)
}

export type EditedWorkshops = ReturnType<typeof editedWorkshops>

/** Sends the queued mails about changed titles and texts of workshops that have not begun. */
export function editedWorkshops(
  { jobs, clock }: Pick<ApiDependencies, 'jobs' | 'clock'>,
  news: ReturnType<typeof workshopNews>,
) {
  jobs.handle(edited, {
    effect: async (tx, { workshopId }) => {
      const workshop = await findWorkshop(tx, workshopId)
      if (workshop?.state === 'open' && workshop.starts_at > clock().toISOString())
        await news.edited(tx, workshop)
    },
  })

  return {
    announce: (tx: Database, workshop: StoredWorkshop) => announceEdited(tx, { jobs, clock }, workshop),

    /** Cancels the queued mails, because another mail contains the change. */
    forget: (tx: Database, id: string) => jobs.cancel(tx, edited, id),
  }
}
