import { DIGEST_AFTER_MS } from '@mentor-connect/shared/contracts/chatLimits'
import type { Bus } from '../bus/bus'
import type { ChatDependencies } from '../dependencies'
import { claim, findWaiting, release, type Waiting } from './digest.repo'
import { digestMail } from './digestMail'
import { unsubscribeUrl } from './unsubscribe'

/** Mails people who have been away about what waits for them: once per conversation until they read it. */
export function digestRounds(dependencies: ChatDependencies & { bus: Bus }) {
  const { db, bus, config, people, mailer, clock, timing, logger } = dependencies
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  async function round(secret: string) {
    const before = new Date(clock().getTime() - DIGEST_AFTER_MS).toISOString()
    const waiting = await findWaiting(db, before)
    if (waiting.length === 0) return
    const online = await bus.online([...new Set(waiting.map(({ personId }) => personId))])
    for (const [personId, all] of byPerson(waiting))
      if (!online.has(personId)) await mailTo(personId, all, before, secret)
  }

  async function mailTo(personId: string, waiting: Waiting[], before: string, secret: string) {
    const contacts = await people.contacts([personId, ...waiting.map(({ partnerId }) => partnerId)])
    const contact = contacts.get(personId)
    const claimed: Waiting[] = []
    const now = clock().toISOString()
    for (const one of waiting) if (await claim(db, one, { now, before })) claimed.push(one)
    if (!contact || claimed.length === 0) return
    const from = claimed.map(({ partnerId, unread }) => ({ name: contacts.get(partnerId)?.name, unread }))
    try {
      const links = {
        chat: `${config.siteUrl}/${contact.role}/chat`,
        unsubscribe: unsubscribeUrl(config.chatUrl, secret, personId),
      }
      await mailer.send(digestMail(contact, from, links))
    } catch (error) {
      logger?.error({ err: error }, 'mailing about unread messages failed')
      for (const one of claimed) await release(db, one)
    }
  }

  const run = () => {
    const { serviceKey } = config
    if (!serviceKey || running) return
    running = round(serviceKey)
      .catch((error: unknown) => logger?.error({ err: error }, 'looking for unread messages failed'))
      .finally(() => (running = undefined))
  }

  return {
    start: () => void (timer = setInterval(run, timing.digest).unref()),
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

function byPerson(waiting: Waiting[]): Map<string, Waiting[]> {
  const people = new Map<string, Waiting[]>()
  for (const one of waiting) people.set(one.personId, [...(people.get(one.personId) ?? []), one])
  return people
}
