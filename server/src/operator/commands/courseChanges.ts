import { NewSubjects } from '@mentor-connect/contract/admin/courses'
import { DOMAINS_MAX, DOMAIN_TAG_MAX } from '@mentor-connect/contract/rules/limits'
import { Value } from 'typebox/value'
import { OperatorError, type Command, type Options } from '../command'
import { changeSubjects } from '../courseSubjects'
import { featureCourse, unfeatureCourse } from '../featuredCourses'
import { timeOf } from '../timeOf'
import { textOf } from './sanctions'

/** Commands that change where a course is found. */
export const courseChangeCommands: Command[] = [
  {
    name: 'courses feature',
    argument: 'id',
    options: { reason: 'text', until: 'time' },
    requires: ['reason'],
    about: 'recommends a course on the home page, until a time such as 2026-12-01T18:30Z if one is given',
    run: async (context, id, { reason, until }) => {
      const end = until === undefined ? null : new Date(timeOf(until, 'until'))
      await featureCourse(context, id, { reason: textOf(reason), until: end })
      return { json: { id, featured: true }, text: 'The course is recommended on the home page.' }
    },
  },
  {
    name: 'courses unfeature',
    argument: 'id',
    options: { reason: 'text' },
    requires: ['reason'],
    about: 'recommends a course no longer',
    run: async (context, id, { reason }) => {
      await unfeatureCourse(context, id, textOf(reason))
      return { json: { id, featured: false }, text: 'The course is not recommended any more.' }
    },
  },
  {
    name: 'courses subjects',
    argument: 'id',
    options: { set: 'list', reason: 'text' },
    requires: ['set', 'reason'],
    about:
      'replaces the subjects of a course with a list such as "Career, Design"; its mentor gets the reason',
    run: async (context, id, { set, reason }) => {
      const subjects = subjectsOf(set)
      const told = await changeSubjects(context, id, { subjects, reason: textOf(reason) })
      return { json: { id, subjects }, text: `The subjects are changed; its mentor ${told}.` }
    },
  },
]

function subjectsOf(given: Options[string]): string[] {
  const subjects = textOf(given)
    .split(',')
    .map((subject) => subject.trim())
    .filter(Boolean)
  if (!Value.Check(NewSubjects, subjects))
    throw new OperatorError(
      `--set takes 1 to ${DOMAINS_MAX} subjects of up to ${DOMAIN_TAG_MAX} characters, with commas between them.`,
    )
  return subjects
}
