import { findPerson } from '../accounts/people/person.repo'
import type { Reportables } from '../kernel/reportables/reportable'
import * as review from './mentor-reviews/hiddenReview.mails'
import {
  findReviewedPair,
  lockReviewedMentor,
  mentorReviewStates,
  setReviewHidden,
} from './mentor-reviews/hiddenReviews.repo'
import { reportedMentorReview } from './mentor-reviews/reportedReview.query'
import { reportedProfile } from './mentors/reportedProfile.query'
import { announceHidden } from './workshops/editedWorkshops'
import * as workshop from './workshops/hiddenWorkshop.mails'
import { setWorkshopHidden, workshopStates } from './workshops/hiddenWorkshops.repo'
import {
  hideReportedMessage,
  setMessageHidden,
  workshopMessageStates,
} from './workshops/messages/hiddenMessages.repo'
import { reportedMessage } from './workshops/messages/reportedMessage.query'
import { reportedWorkshop } from './workshops/reportedWorkshop.query'
import { findWorkshop } from './workshops/workshops.repo'

export const reportables = {
  profile: { find: reportedProfile, refusedAs: null, hiding: null },

  'mentor-review': {
    find: reportedMentorReview,
    refusedAs: null,
    hiding: {
      states: mentorReviewStates,
      set: (tx, id, { at }) => setReviewHidden(tx, id, at),
      lockFirst: lockReviewedMentor,
      // Reports alone never hide a review, because friends of a mentor could otherwise hide criticism.
      hideReported: null,
      announce: null,
      telling: {
        hidden: review.HIDDEN,
        shown: review.SHOWN,
        async find(db, id) {
          const pair = await findReviewedPair(db, id)
          const author = pair && (await findPerson(db, 'user', pair.learner_id))
          return author && { author, title: pair.mentor, subject: pair.mentor_id }
        },
      },
      findFile: null,
    },
  },

  workshop: {
    find: reportedWorkshop,
    refusedAs: null,
    hiding: {
      states: workshopStates,
      set: setWorkshopHidden,
      hideReported: null,
      announce: announceHidden,
      telling: {
        hidden: workshop.HIDDEN,
        shown: workshop.SHOWN,
        async find(db, id) {
          const found = await findWorkshop(db, id)
          const author = found && (await findPerson(db, 'mentor', found.mentor_id))
          return author && { author, title: found.title, subject: id }
        },
      },
      findFile: null,
    },
  },

  'workshop-message': {
    find: reportedMessage,
    refusedAs: null,
    hiding: {
      states: workshopMessageStates,
      set: (tx, id, { at }) => setMessageHidden(tx, id, at),
      hideReported: hideReportedMessage,
      announce: null,
      telling: null,
      findFile: null,
    },
  },
} satisfies Partial<Reportables>
