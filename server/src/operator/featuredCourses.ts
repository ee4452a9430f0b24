import { FEATURED_MAX } from '@mentor-connect/contract/rules/limits'
import { recordAudit } from './audit.repo'
import { OperatorError, type OperatorContext } from './command'
import { requireCourse } from './courseActs'
import { countFeatured, endOverdueFeatures, setFeatured } from './courses.repo'
import { StateChanged } from './stateChanged'

interface Feature {
  reason: string
  /** The time at which the recommendation ends automatically; null for no end. */
  until: Date | null
}

/** Recommends a course on the home page. If it is already recommended, only the end changes. */
export async function featureCourse(context: OperatorContext, id: string, { reason, until }: Feature) {
  const now = context.clock()
  if (until && !(until > now)) throw new OperatorError('A recommendation ends after now.')
  await context.db.transaction().execute(async (tx) => {
    const course = await requireCourse(tx, id)
    // The audit admits only one transaction at a time, so that two together cannot exceed the maximum.
    await recordAudit(tx, context, { act: 'courses feature', target: id, reason })
    await endOverdueFeatures(tx, now)
    if (!(await setFeatured(tx, id, { at: now, until })))
      throw new StateChanged(`“${course.title}” is not in the catalogue.`)
    if ((await countFeatured(tx)) > FEATURED_MAX)
      throw new OperatorError(`${FEATURED_MAX} courses are recommended already: end another one first.`)
  })
}

export async function unfeatureCourse(context: OperatorContext, id: string, reason: string) {
  await context.db.transaction().execute(async (tx) => {
    const course = await requireCourse(tx, id)
    await recordAudit(tx, context, { act: 'courses unfeature', target: id, reason })
    await endOverdueFeatures(tx, context.clock())
    if (!(await setFeatured(tx, id, null))) throw new StateChanged(`“${course.title}” is not recommended.`)
  })
}
