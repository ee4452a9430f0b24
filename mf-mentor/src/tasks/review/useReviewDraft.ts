import { useDraft } from '@mentor-connect/api/drafts'
import type { ReviewedWork } from '@mentor-connect/contract/courses/tasks/taskReviews'

/** The chosen level of each criterion, by its id. */
export type Levels = Record<string, number>

/** The draft in storage: the levels as JSON, and the number of the submission that the draft is about. */
const EMPTY = { comment: '', levels: '', number: '' }

/** The draft of a review. It is stored on this device until the mentor has decided on the submission. */
export function useReviewDraft({ id, number, submissions }: ReviewedWork) {
  const { values, restored, change, clear } = useDraft(`review/${id}`, EMPTY)
  // If the submission was decided on another device, the draft on this one is out of date.
  const isOver = (of: typeof EMPTY) =>
    submissions.some((one) => one.outcome && String(one.number) === of.number)
  const { comment, ...draft } = isOver(values) ? EMPTY : values
  const levels = draft.levels === '' ? {} : (JSON.parse(draft.levels) as Levels)

  const write = (next: { comment: string; levels: Levels }) => {
    const marked = Object.keys(next.levels).length > 0 ? JSON.stringify(next.levels) : ''
    const isEmpty = next.comment === '' && marked === ''
    change({ comment: next.comment, levels: marked, number: isEmpty ? '' : String(number) })
  }
  return {
    comment,
    levels,
    /** Number of the submission that a restored draft is about; undefined if none was restored. */
    restoredFrom: restored && !isOver(restored) ? Number(restored.number) : undefined,
    setComment: (typed: string) => write({ comment: typed, levels }),
    mark: (criterionId: string, level: number) =>
      write({ comment, levels: { ...levels, [criterionId]: level } }),
    clear,
  }
}
