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

/** The way in which a work, or the comment about it, is hidden from the one of its two people who reports it. */
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

  // A work is named by its id: only its two people can have it.
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
