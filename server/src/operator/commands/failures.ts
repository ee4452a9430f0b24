import { hostname } from 'node:os'
import { OperatorError, type Command } from '../command'
import { unitFailedMail } from '../unitFailed.mails'

const UNIT = /^[\w@.:\\-]{1,200}$/

export const failureCommands: Command[] = [
  {
    name: 'report-failure',
    argument: 'unit',
    about: 'mails the support address that a unit of systemd has failed, at most once an hour',
    run: async ({ db, mails, config: { supportEmail }, clock }, unit) => {
      if (!UNIT.test(unit)) throw new OperatorError(`"${unit}" is not the name of a unit.`)
      const to = { email: supportEmail, language: null }
      const mail = unitFailedMail(to, { unit, host: hostname() })
      const hour = clock().toISOString().slice(0, 13)
      const isNew = await mails.enqueue(db, { key: `unit-failed:${unit}:${hour}`, mail })
      return {
        json: { unit, isNew },
        text: isNew
          ? `A mail to ${supportEmail} is queued: the running product sends it.`
          : 'This was reported within the hour.',
      }
    },
  },
]
