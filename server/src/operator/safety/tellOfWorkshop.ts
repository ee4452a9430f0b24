import type { Tx } from '../../kernel/database/schema'
import { findPerson } from '../../accounts/people/person.repo'
import { announceEdited } from '../../mentoring/workshops/editedWorkshops'
import { findWorkshop, type NamedWorkshop } from '../../mentoring/workshops/workshops.repo'
import { workshopHiddenMail, workshopShownMail } from '../../mentoring/workshops/hiddenWorkshop.mails'
import type { Acting } from './sanctionActs'
import { tellAuthor } from './tellAuthor'

interface Told {
  id: string
  /** When the workshop was hidden; null if it is shown again. */
  at: string | null
  reason: string
}

/**
 * Tells the mentor of a workshop that it was hidden, with the reason, or that it is shown again. The calendars of
 * participants are updated as for a changed title.
 */
export async function tellOfWorkshop(tx: Tx, acting: Acting, { id, at, reason }: Told): Promise<void> {
  const workshop = await findWorkshop(tx, id)
  if (workshop && isAhead(workshop, acting)) await announceEdited(tx, acting, workshop)
  const mentor = workshop && (await findPerson(tx, 'mentor', workshop.mentor_id))
  if (!mentor) return
  const told = { workshop: workshop.title, supportEmail: acting.config.supportEmail }
  const mail = at === null ? workshopShownMail(mentor, told) : workshopHiddenMail(mentor, { ...told, reason })
  const kind = at === null ? 'workshop-shown' : 'workshop-hidden'
  await tellAuthor(tx, acting, { authorId: mentor.id, id, kind, subject: id, mail })
}

const isAhead = ({ state, starts_at }: NamedWorkshop, { clock }: Acting) =>
  state === 'open' && starts_at > clock().toISOString()
