import type { AttachmentKind, Attachments } from '@mentor-connect/contract/learning/attachments'
import { PLACED_STATES } from '@mentor-connect/contract/mentoring/mentorship'
import { errors } from '../../platform/http/errors'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { attachedTo, deleteAttachment, type Attachment } from '../../mentoring/mentorships/attachments.repo'
import { mayLearnWithMentor } from '../../mentoring/mentorships/mayLearnWithMentor.query'
import type { Participant } from '../../mentoring/mentorships/mentorships.repo'
import { requireOwn } from '../../mentoring/mentorships/ownMentorships.service'
import { saveShare } from '../../mentoring/mentorships/planShares.repo'
import { lockMentorship } from '../../mentoring/mentorships/storedMentorships.repo'
import { findAttachable, presentAttachments } from './presentAttachments'

interface Removal {
  learnerId: string
  mentorshipId: string
  kind: AttachmentKind
  certificate?: string
}

/** Attachments to learners' requests, for the learner and the mentor of a mentorship. */
export function attachmentService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    attachable: (learnerId: string): Promise<Attachments> => findAttachable(db, learnerId, clock()),

    async read(who: Participant, mentorshipId: string): Promise<Attachments> {
      const { id, learner_id } = await requireOwn(db, who, mentorshipId)
      const isVisible = who.side === 'learner' || (await mayLearnWithMentor(db, learner_id))
      const attached = isVisible ? await attachedTo(db, id) : []
      return presentAttachments(db, learner_id, attached, clock())
    },

    /**
     * Removes an attachment. The mentorship is locked, because accepting it at the same time would turn an
     * attached plan into a shared one.
     */
    remove: ({ learnerId, mentorshipId, kind, certificate }: Removal): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const own = await lockMentorship(tx, mentorshipId)
        if (own?.learner_id !== learnerId) throw errors.notFound('Mentorship')
        for (const one of await attachedTo(tx, mentorshipId))
          if (goesWith(one, kind, certificate)) await deleteAttachment(tx, mentorshipId, one)
        const isPlaced = PLACED_STATES.some((state) => state === own.state)
        if (kind === 'plan' && isPlaced) await stopSharing(tx, mentorshipId)
      }),
  }
}

const goesWith = ({ kind, ref }: Attachment, removed: AttachmentKind, certificate: string | undefined) =>
  removed === 'certificate'
    ? kind === 'certificate' && ref === certificate
    : kind === removed || (removed === 'goal' && kind === 'plan')

const stopSharing = (tx: Database, mentorshipId: string) => saveShare(tx, mentorshipId, { plan_at: null })
