import { plainLine } from '../../platform/mail/renderText'
import { relistCourse, requireCourse, unlistCourse } from '../courseActs'
import type { Command } from '../command'
import { textOf } from './sanctions'

export const courseCommands: Command[] = [
  {
    name: 'courses unlist',
    argument: 'id',
    options: { reason: 'text' },
    requires: ['reason'],
    about: 'takes a course out of the catalogue; its mentor gets the reason by mail',
    takesAway: async ({ db }, id) => {
      const { title } = await requireCourse(db, id)
      return `take the course “${plainLine(title)}” out of the catalogue`
    },
    run: async (context, id, { reason }) => {
      const told = await unlistCourse(context, id, textOf(reason))
      return { json: { id, unlisted: true }, text: `The course is unlisted; its mentor ${told}.` }
    },
  },
  {
    name: 'courses relist',
    argument: 'id',
    about: 'lists a course again that an operator has unlisted; its mentor is notified by mail',
    run: async (context, id) => {
      const told = await relistCourse(context, id)
      return { json: { id, unlisted: false }, text: `The course is listed again; its mentor ${told}.` }
    },
  },
]
