import type { WorkKind } from '@mentor-connect/contract/trust/reports'
import { findPerson } from '../accounts/people/person.repo'
import type { Hiding, Reportables, Telling } from '../kernel/reportables/reportable'
import { reportedCourse } from './catalogue/reportedCourse.query'
import { hidingOf } from './discussions/hiddenPosts.repo'
import { reportedAnswer, reportedQuestion } from './discussions/reportedPosts.query'
import { reportedReview } from './reviews/reportedReview.query'
import { HIDDEN, SHOWN } from './tasks/hiddenWork.mails'
import { findSubmission, setWorkHidden, workStates } from './tasks/hiddenWorks.repo'
import { findSentFile } from './tasks/reportedFiles.repo'
import { reportedComment, reportedWork } from './tasks/reportedWorks.query'

/** Describes how a work, or the comment on it, is hidden from the person who reports it. */
const hidingOfWork = (kind: WorkKind, find: Telling['find']) =>
  ({
    states: (db, ids) => workStates(db, kind, ids),
    set: (tx, id, { at }) => setWorkHidden(tx, { kind, id }, at),
    hideReported: null,
    announce: null,
    telling: { find, hidden: HIDDEN[kind], shown: SHOWN[kind] },
    findFile: null,
  }) satisfies Hiding

export const reportables = {
  review: { find: reportedReview, refusedAs: null, hiding: null },
  course: { find: reportedCourse, refusedAs: null, hiding: null },
  question: { find: reportedQuestion, refusedAs: null, hiding: hidingOf('question') },
  answer: { find: reportedAnswer, refusedAs: null, hiding: hidingOf('answer') },

  // A work is identified by its id alone, because only its learner and its mentor can have the id.
  work: {
    find: reportedWork,
    refusedAs: 'Work',
    hiding: {
      ...hidingOfWork('work', async (db, id) => {
        const found = await findSubmission(db, id)
        const author = found && (await findPerson(db, 'user', found.learnerId))
        return author && { author, title: found.lesson, subject: `${found.courseId}/${found.lessonId}` }
      }),
      findFile: findSentFile,
    },
  },
  'work-comment': {
    find: reportedComment,
    refusedAs: 'Work',
    hiding: hidingOfWork('work-comment', async (db, id) => {
      const found = await findSubmission(db, id)
      const author = found && (await findPerson(db, 'mentor', found.mentorId))
      return author && { author, title: found.lesson, subject: found.workId }
    }),
  },
} satisfies Partial<Reportables>
