import { FEATURED_MAX } from '@mentor-connect/contract/rules/limits'
import { recordAudit } from './audit.repo'
import { OperatorError, type OperatorContext } from './command'
import { requireCourse } from './courseActs'
import { countFeatured, endOverdueFeatures, setFeatured } from './courses.repo'
import { StateChanged } from './stateChanged'

interface Feature {
  reason: string
  /** When it ends by itself; null for no end. */
  until: Date | null
}

/** Recommends a course on the home page. One that is recommended already gets the new end. */
export async function featureCourse(context: OperatorContext, id: string, { reason, until }: Feature) {
  const now = context.clock()
  if (until && !(until > now)) throw new OperatorError('A recommendation ends after now.')
  await context.db.transaction().execute(async (tx) => {
    const course = await requireCourse(tx, id)
    await endOverdueFeatures(tx, now)
    if (!(await setFeatured(tx, id, { at: now, until })))
      throw new StateChanged(`“${course.title}” is not in the catalogue.`)
    await recordAudit(tx, context, { act: 'courses feature', target: id, reason })
    // The audit lets one act after the other pass, so that two cannot both be the last one.
    if ((await countFeatured(tx)) > FEATURED_MAX)
      throw new OperatorError(`${FEATURED_MAX} courses are recommended already: end another one first.`)
  })
}

export async function unfeatureCourse(context: OperatorContext, id: string, reason: string) {
  await context.db.transaction().execute(async (tx) => {
    const course = await requireCourse(tx, id)
    await endOverdueFeatures(tx, context.clock())
    if (!(await setFeatured(tx, id, null))) throw new StateChanged(`“${course.title}” is not recommended.`)
    await recordAudit(tx, context, { act: 'courses unfeature', target: id, reason })
  })
}
