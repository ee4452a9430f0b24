import { countSessions, deleteAllSessions } from '../../accounts/session/sessions.repo'
import { recordAudit } from '../audit.repo'
import { OperatorError, type Command, type OperatorContext } from '../command'

export const sessionCommands: Command[] = [
  {
    name: 'sessions end-all',
    argument: 'host',
    options: { reason: 'text' },
    requires: ['reason'],
    about: 'logs everybody out on every device, for example after a breach; `host` is that of the site',
    takesAway: async (context, host) => {
      requireHost(context, host)
      return `log out everybody (${await countSessions(context.db)} sessions)`
    },
    run: async (context, host, options) => {
      requireHost(context, host)
      const reason = String(options['reason']).trim()
      const ended = await context.db.transaction().execute(async (tx) => {
        const count = await deleteAllSessions(tx)
        await recordAudit(tx, context, { act: 'sessions end-all', target: host, reason })
        return count
      })
      const chat = await context.tellChat()
      return { json: { ended }, text: `${ended} sessions have ended (${chat}).` }
    },
  },
]

/**
 * Throws if `host` is not the host of this site, so that the command cannot act on the wrong installation.
 */
function requireHost({ config }: OperatorContext, host: string) {
  const own = new URL(config.siteUrl).host
  if (host !== own) throw new OperatorError(`This is the site ${own}, not ${host}.`)
}
