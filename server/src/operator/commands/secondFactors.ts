import { planEnd } from '../../accounts/passkeys/endSecondFactor.jobs'
import { recordAudit } from '../audit.repo'
import { OperatorError, type Command } from '../command'
import { describePerson, personOf, roleOption } from '../personOf'

/** Commands for people who have lost their passkeys and their recovery codes. */
export const secondFactorCommands: Command[] = [
  {
    name: 'users end-second-factor',
    argument: 'email',
    options: { ...roleOption, reason: 'text' },
    requires: ['reason'],
    about:
      'lets a person who has lost passkeys and recovery codes log in with the password alone, three days after a mail; a log-in with one of them stops it',
    takesAway: async (context, email, options) =>
      `end the second factor of ${describePerson(await personOf(context, email, options))} in three days`,
    run: async (context, email, options) => {
      const person = await personOf(context, email, options)
      const reason = String(options['reason']).trim()
      const endsAt = await context.db.transaction().execute(async (tx) => {
        const planned = await planEnd(tx, person, context)
        const act = { act: 'users end-second-factor', target: person.id, reason }
        if (planned) await recordAudit(tx, context, act)
        return planned?.toISOString()
      })
      if (!endsAt) throw new OperatorError(`${email} has no second factor, or it ends already.`)
      return {
        json: { id: person.id, endsAt },
        text: `${describePerson(person)} was told by mail. The password alone is enough from ${endsAt}.`,
      }
    },
  },
]
