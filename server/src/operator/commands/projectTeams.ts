import { handOverTeam } from '../../work/projects/teams/handOver'
import { recordAudit } from '../audit.repo'
import { OperatorError, type Command } from '../command'
import { personOf } from '../personOf'
import { textOf } from './access'

/** A command for teams of projects whose mentor is gone. */
export const projectTeamCommands: Command[] = [
  {
    name: 'teams hand-over',
    argument: 'team id',
    options: { to: 'email', reason: 'text' },
    requires: ['to', 'reason'],
    about: 'gives the team of a project to another mentor, for example because its mentor is gone',
    run: async (context, teamId, options) => {
      const mentor = await personOf(context, textOf(options['to']), { role: 'mentor' })
      const reason = textOf(options['reason'])
      const isChanged = await context.db.transaction().execute(async (tx) => {
        if (!(await handOverTeam(tx, context, { teamId, mentorId: mentor.id }))) return false
        await recordAudit(tx, context, { act: 'teams hand-over', target: teamId, reason })
        return true
      })
      if (!isChanged)
        throw new OperatorError(`No team with the id ${teamId} can be given to ${mentor.email}.`)
      return {
        json: { team: teamId, mentor: mentor.email },
        text: `${mentor.email} has the team ${teamId} now.`,
      }
    },
  },
]
